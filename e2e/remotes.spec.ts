import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@portal/federation/paths";
import { expect, test } from "./fixtures";

const www = join(import.meta.dirname, "../www");

test("a remote that is down leaves the rest working, and Retry brings it back", async ({
  page,
  openSignedIn,
  expected,
}) => {
  expected.push(/./);
  await page.route("**/remotes/catalog/**", (route) => route.abort());
  await openSignedIn(paths.categories.list);
  const card = page.getByRole("alert");
  await expect(card).toContainText("This part of the portal is not available");
  await expect(card).toContainText("network");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("button", { name: "User Management" }).click();
  await menu.getByRole("link", { name: "Staff List" }).click();
  await expect(page.getByRole("heading", { name: "Staff List" })).toBeVisible();
  await menu.getByRole("link", { name: "Song Categories" }).click();
  await expect(card).toBeVisible();
  await page.unroute("**/remotes/catalog/**");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Song Categories" })).toBeVisible();
});

test("a remote that hangs is told after its deadline, and Retry brings it", async ({
  page,
  openSignedIn,
  expected,
}) => {
  expected.push(/./);
  await page.route("**/remotes/catalog/**/remoteEntry*", () => {});
  await openSignedIn(paths.categories.list);
  await expect(page.getByRole("alert")).toContainText("timeout", { timeout: 10_000 });
  await page.unroute("**/remotes/catalog/**/remoteEntry*");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Song Categories" })).toBeVisible();
});

test("a script that was changed after publishing does not run", async ({ page, openSignedIn, expected }) => {
  expected.push(/./);
  await page.route("**/remotes/catalog/**/remoteEntry*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nglobalThis.tampered = true;` });
  });
  await openSignedIn(paths.categories.list);
  await expect(page.getByRole("alert")).toContainText("integrity");
  expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
});

test("a shell that arrives in part says so, in both languages, and comes with the next try", async ({
  page,
  expected,
}) => {
  expected.push(/./);
  await page.route("**/shell/**/async/**", (route) => route.abort());
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { name: "Tovuti haikuweza kupakiwa" })).toBeVisible();
  await page.unroute("**/shell/**/async/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
});

test("every script that is served is listed in the release with its hash", () => {
  const release = JSON.parse(readFileSync(join(www, "current/registry.json"), "utf8"));
  for (const [name, remote] of Object.entries<{ build: string; files: object }>(release.remotes)) {
    const folder = join(www, "remotes", name, remote.build);
    const served = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(js|css)$/.test(file),
    );
    expect(Object.keys(remote.files).sort()).toEqual(
      served.map((file) => `/remotes/${name}/${remote.build}/${file}`).sort(),
    );
  }
});

test("pages carry the strict policy, and missing files are missing", async ({ request }) => {
  const page = await request.get("/dashboard/categories");
  expect(page.headers()["content-security-policy"]).toContain("script-src 'self';");
  expect(page.headers()["content-security-policy"]).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(page.headers()["integrity-policy"]).toBe("blocked-destinations=(script)");
  expect(page.headers()["cache-control"]).toBe("no-cache");
  for (const path of [
    "/remotes/catalog/00000000/nothing.js",
    "/shell/00000000/x.js",
    "/.env",
    "/api/nothing",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("the screens of people and billing say honestly that they are not built", async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn(paths.subscribers.list);
  await expect(page.getByText(/not built yet/)).toBeVisible();
  for (const path of [
    paths.dashboard,
    paths.transactions,
    paths.operators.list,
    paths.plans.add,
    paths.staff.add,
  ]) {
    await page.goto(path);
    await expect(page.getByText(/not built yet/)).toBeVisible();
  }
});
