import type { Page } from "@playwright/test";
import { paths } from "@portal/federation/paths";
import { expect, test } from "./fixtures";
import { messagesTo, nextCode } from "./stack";

// Each test has an admin of its own: codes and tries are counted by account.
const password = "karibu-portal-2026";
const admins = { signsIn: "255712000002", mistypes: "255754000003", forgets: "255786000004" };

async function giveCredentials(page: Page, phone: string, secret = password) {
  await page.getByLabel("Phone Number").fill(phone);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function giveCode(page: Page, code: string) {
  await page.getByLabel("Digit 1 of 6").click();
  await page.keyboard.type(code);
  await page.getByRole("button", { name: "Verify" }).click();
}

test("a real code signs in, and the page that was asked for opens", async ({ page }) => {
  const known = messagesTo(admins.signsIn).length;
  await page.goto(paths.categories.list);
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Sign in to open that page.")).toBeVisible();
  await giveCredentials(page, "+255 712 000 002");
  await expect(page.getByRole("heading", { name: "Verify OTP" })).toBeVisible();
  await giveCode(page, await nextCode(admins.signsIn, known));
  await expect(page.getByRole("heading", { name: "Song Categories" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Song Categories" })).toBeVisible();
});

test("a wrong password and a wrong code do not sign in, and say so", async ({ page, expected }) => {
  expected.push(/status of 401/);
  const known = messagesTo(admins.mistypes).length;
  await page.goto("/");
  await giveCredentials(page, admins.mistypes, "not-the-password");
  await expect(page.getByRole("alert")).toHaveText("Invalid Login");
  await expect(page.getByLabel("Phone Number")).toHaveValue(admins.mistypes);
  await giveCredentials(page, admins.mistypes);
  await expect(page.getByRole("heading", { name: "Verify OTP" })).toBeVisible();
  const code = await nextCode(admins.mistypes, known);
  const wrong = code === "000000" ? "111111" : "000000";
  await giveCode(page, wrong);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL("/");
  for (const n of [1, 2, 3, 4, 5, 6]) await page.getByLabel(`Digit ${n} of 6`).fill("");
  await giveCode(page, code);
  await expect(page).toHaveURL(paths.dashboard);
});

test("a forgotten password is replaced with a code, and the new one signs in", async ({ page }) => {
  const known = messagesTo(admins.forgets).length;
  await page.goto("/");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByPlaceholder("255 xxxxxxxxx").fill("0786 000 004");
  await page.getByRole("button", { name: "Send Code" }).click();
  await expect(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
  await page.reload();
  const code = await nextCode(admins.forgets, known);
  await page.getByLabel("OTP Code").fill(code);
  await page.getByLabel("New Password").fill("bahari-na-mlima-9");
  await page.getByLabel("Confirm Password").fill("bahari-na-mlima-9");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText(/Your password was changed/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  const afterReset = messagesTo(admins.forgets).length;
  await giveCredentials(page, admins.forgets, "bahari-na-mlima-9");
  await giveCode(page, await nextCode(admins.forgets, afterReset));
  await expect(page).toHaveURL(paths.dashboard);
});

test("the sign-in page works by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Phone Number")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
});
