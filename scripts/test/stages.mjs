const totals = { passed: 0, failed: 0 };

/**
 * Runs one stage, prints a line about it and, when it fails, what it printed. `work` gives `ok` and its `output`, and
 * its own counts when it is made of tests; else it counts as one.
 */
export async function stage(name, work) {
  const started = performance.now();
  const { ok, output = "", passed = ok ? 1 : 0, failed = ok ? 0 : 1, note = "" } = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  totals.passed += passed;
  totals.failed += failed;
  console.log(`${ok ? "ok  " : "FAIL"}  ${name.padEnd(12)}${seconds.padStart(6)} s  ${note}`.trimEnd());
  if (!ok) console.log(`\n${output.trim()}\n`);
  return ok;
}

/** Prints the closing line and leaves the exit code. */
export function close() {
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}
