import type { Release } from "@portal/federation/release-schema";
import { expect, test } from "vitest";
import { releaseElement, renderPage } from "./page";
import { shellAlone } from "./test-site";

const release: Release = {
  schema: 1,
  release: 7,
  parent: 6,
  by: "neema",
  at: "2026-11-21T06:00:00.000Z",
  reason: "try it",
  ...shellAlone,
};
const base = "/shell/00000001";
const integrity = release.shell.files[`${base}/static/index.js`];
const pageWith = (tag: string) => `<head>${tag}</head><body></body>`;

test("a script is loaded from the build's folder, pinned by its integrity", () => {
  const page = renderPage(pageWith('<script defer src="static/index.js"></script>'), base, release);
  expect(page).toContain(
    `<script defer src="${base}/static/index.js" integrity="${integrity}" crossorigin="anonymous"></script>`,
  );
});

test("an integrity that the bundler wrote gives way to the release's", () => {
  const tag = '<script src="static/index.js" integrity="sha384-other" crossorigin="anonymous"></script>';
  const page = renderPage(pageWith(tag), base, release);
  expect(page).not.toContain("sha384-other");
  expect(page.match(/integrity=/g)).toHaveLength(1);
});

test("a preload is pinned like the script it fetches", () => {
  const page = renderPage(
    pageWith('<link rel="preload" as="script" href="static/index.js" />'),
    base,
    release,
  );
  expect(page).toContain(`href="${base}/static/index.js" integrity="${integrity}" crossorigin="anonymous">`);
});

test("a page that loads an unlisted script is refused", () => {
  expect(() => renderPage(pageWith('<script src="static/other.js"></script>'), base, release)).toThrow(
    "/shell/00000001/static/other.js, which is not among the shell's files",
  );
});

test("an icon in a data address stays as it is", () => {
  const icon = '<link rel="icon" href="data:image/svg+xml,%3Csvg/%3E">';
  expect(renderPage(pageWith(icon), base, release)).toContain(icon);
});

test("no text of a release can end its element or be taken for a replacement pattern", () => {
  const reason = "</script><script>alert(1)</script> $& $' <!--";
  const page = renderPage(pageWith(""), base, { ...release, reason });
  expect(page).not.toContain("alert(1)</script>");
  const json = /<script type="application\/json" id="portal-release">(.*)<\/script>/.exec(page)?.[1] ?? "";
  expect(JSON.parse(json).reason).toBe(reason);
});

test("the release stands in the head, before any script runs", () => {
  const page = renderPage("<head></head><body></body>", base, release);
  expect(page).toBe(`<head>${releaseElement(release)}</head><body></body>`);
});
