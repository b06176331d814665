import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { run } from "./run.mjs";

/** Runs Vitest and counts its tests; a file that does not load counts as one that failed. */
export async function vitest(name, words) {
  const report = freshReport(name);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const { ok, output } = await run("node_modules/.bin/vitest", ["run", ...words, ...reporters], {
    NO_COLOR: "1",
  });
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = read(report);
  return counted({ ok, output, passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests });
}

/** Runs Playwright and counts its tests; one that passes only on a second try has failed. */
export async function playwright(name, words) {
  const report = freshReport(name);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const reporters = ["--reporter=list,json"];
  const { ok, output } = await run("e2e/node_modules/.bin/playwright", ["test", ...words, ...reporters], env);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(report).stats ?? {};
  return counted({ ok, output, passed: expected, failed: unexpected + flaky, skipped });
}

function counted({ ok, output, passed, failed, skipped }) {
  const note = skipped > 0 ? `${passed} tests, ${skipped} skipped` : `${passed} tests`;
  const isSilentFailure = failed === 0 && (!ok || passed === 0);
  return { ok: ok && failed === 0 && passed > 0, output, passed, failed: isSilentFailure ? 1 : failed, note };
}

function freshReport(name) {
  mkdirSync("test-results", { recursive: true });
  const report = `${process.cwd()}/test-results/${name}.json`;
  rmSync(report, { force: true });
  return report;
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return {};
  }
}
