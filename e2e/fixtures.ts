import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { demoAdmin } from "./stack";

export { expect } from "@playwright/test";

interface Fixtures {
  /** Trouble that the test brings about on purpose; anything else in the console fails it. */
  readonly expected: RegExp[];
  /** Opens an address as somebody who is signed in. */
  readonly openSignedIn: (path: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  expected: async ({}, use) => use([]),

  context: async ({ context, expected }, use) => {
    const trouble: string[] = [];
    context.on("page", (page) => watch(page, trouble));
    await reportViolations(context);
    await use(context);
    const unexpected = trouble.filter((words) => !expected.some((pattern) => pattern.test(words)));
    expect(unexpected, "errors in the console").toEqual([]);
  },

  openSignedIn: async ({ page }, use) => {
    await use(async (path) => {
      await storeSession(page.context());
      await page.goto(path, { waitUntil: "domcontentloaded" });
    });
  },
});

/** Errors in the console, uncaught ones, and what the content security policy blocked. */
function watch(page: Page, trouble: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") trouble.push(message.text());
  });
  page.on("pageerror", (error) => trouble.push(String(error)));
}

async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (violation) => {
      console.error(
        "Blocked by the content security policy:",
        violation.violatedDirective,
        violation.blockedURI,
      );
    });
  });
}

/** Leaves things in the browser's storage before any page opens. */
export async function remember(context: BrowserContext, things: Record<string, string>): Promise<void> {
  await context.addInitScript((entries) => {
    if (location.protocol === "about:") return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, things);
}

/** Leaves a session in the browser, once: what the test does to it later stays done. */
export async function storeSession(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([token, username]) => {
      if (location.protocol === "about:" || localStorage.getItem("e2e")) return;
      localStorage.setItem("e2e", "stored");
      localStorage.setItem("token", String(token));
      localStorage.setItem("user", JSON.stringify({ username }));
      localStorage.setItem("loginTime", String(Date.now()));
    },
    [process.env.E2E_TOKEN, demoAdmin.phone],
  );
}

/** Fails on any finding of axe: WCAG 2.2 A and AA, and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  expect(findings, "findings of axe").toEqual([]);
}
