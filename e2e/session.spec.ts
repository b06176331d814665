import { paths } from "@portal/federation/paths";
import { expect, storeSession, test } from "./fixtures";

const minute = 60_000;

test("a minute before the end the portal asks, and Extend goes on", async ({ page }) => {
  await page.clock.install();
  await storeSession(page.context());
  await page.goto(paths.categories.list);
  await expect(page.getByRole("heading", { name: "Song Categories" })).toBeVisible();
  await page.clock.runFor(38.5 * minute);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.clock.runFor(minute);
  const prompt = page.getByRole("alertdialog", { name: "Session Expiring" });
  await expect(prompt).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(prompt).toBeVisible();
  await prompt.getByRole("button", { name: "Extend" }).click();
  await expect(prompt).toBeHidden();
  await page.clock.runFor(2 * minute);
  await expect(page.getByRole("heading", { name: "Song Categories" })).toBeVisible();
});

test("at 40 minutes the portal signs out by itself and says why", async ({ page }) => {
  await page.clock.install();
  await storeSession(page.context());
  await page.goto(paths.categories.list);
  await expect(page.getByRole("heading", { name: "Song Categories" })).toBeVisible();
  await page.clock.runFor(41 * minute);
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("a laptop that slept past the end wakes to the sign-in page", async ({ page }) => {
  await page.clock.install();
  await storeSession(page.context());
  await page.goto(paths.dashboard);
  await expect(page.getByRole("button", { name: /User menu/ })).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 180 * minute);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
});

test("signing out in one tab signs out the other, and Back shows nothing", async ({
  context,
  page,
  openSignedIn,
}) => {
  // Logging out ends the session on the server too; the tests share one, so the server is not told here.
  await context.route("**/api/auth/logout", (route) => route.fulfill({ json: { message: "Signed out." } }));
  await openSignedIn(paths.categories.list);
  const other = await context.newPage();
  await other.goto(paths.dashboard);
  await expect(other.getByRole("button", { name: /User menu/ })).toBeVisible();
  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(other.getByRole("heading", { name: "Welcome Back" })).toBeVisible({ timeout: 1000 });
  await other.goBack();
  await expect(other.getByRole("button", { name: /User menu/ })).toBeHidden();
});

test("Extend in one tab is enough for all", async ({ context, page }) => {
  await context.clock.install();
  await storeSession(context);
  await page.goto(paths.dashboard);
  const other = await context.newPage();
  await other.goto(paths.categories.list);
  await expect(other.getByRole("heading", { name: "Song Categories" })).toBeVisible();
  await context.clock.runFor(39.5 * minute);
  await expect(other.getByRole("alertdialog", { name: "Session Expiring" })).toBeVisible();
  await page.bringToFront();
  await page.getByRole("alertdialog").getByRole("button", { name: "Extend" }).click();
  await expect(other.getByRole("alertdialog")).toBeHidden();
});

test("a session that the server ended is taken up again over a half-filled form", async ({
  page,
  openSignedIn,
  expected,
}) => {
  expected.push(/status of 401/);
  await openSignedIn(paths.categories.add);
  await page.getByLabel("Category Name").fill("Nyimbo za Ubatizo");
  await page.route(
    "**/api/songs/categories",
    (route) => route.fulfill({ status: 401, json: { message: "Please sign in again." } }),
    {
      times: 1,
    },
  );
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog.getByLabel("Phone Number")).toHaveValue("255712000001");
  // Typing another code would use up the account's; a session from another tab serves as well.
  await page.evaluate((token) => localStorage.setItem("token", token), process.env.E2E_TOKEN ?? "");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Category Name")).toHaveValue("Nyimbo za Ubatizo");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Category added successfully")).toBeVisible();
});
