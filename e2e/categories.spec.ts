import { paths } from "@portal/federation/paths";
import { expect, test } from "./fixtures";

test("a category is added, renamed and deleted, and each is said", async ({ page, openSignedIn }) => {
  await openSignedIn(paths.dashboard);
  await page.getByRole("link", { name: "Song Categories" }).click();
  await page.getByRole("link", { name: "+ Add Category" }).click();
  await page.getByLabel("Category Name").fill("Nyimbo za Mavuno");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Category added successfully")).toBeVisible();
  await expect(page).toHaveURL(paths.categories.list);

  await page.getByRole("link", { name: "Edit Nyimbo za Mavuno" }).click();
  await page.getByLabel("Category Name").fill("Nyimbo za Shukrani ya Mavuno");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Category updated successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("cell", { name: "Nyimbo za Shukrani ya Mavuno", exact: true })).toBeVisible();
  await expect(page.getByText("Category updated successfully")).toBeHidden();

  await page.getByRole("button", { name: "Delete Nyimbo za Shukrani ya Mavuno" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Song Category deleted successfully")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Nyimbo za Shukrani ya Mavuno", exact: true })).toBeHidden();
});

test("a name that is taken is told at the field", async ({ page, openSignedIn, expected }) => {
  expected.push(/status of 409/);
  await openSignedIn(paths.categories.list);
  const taken = (await page.getByRole("row").nth(1).getByRole("cell").nth(1).textContent()) ?? "";
  await page.getByRole("link", { name: "+ Add Category" }).click();
  await page.getByLabel("Category Name").fill(taken.toUpperCase());
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Category Name")).toBeFocused();
  await expect(page.getByLabel("Category Name")).toHaveValue(taken.toUpperCase());
});

test("Save pressed twice makes one category", async ({ page, openSignedIn }) => {
  await openSignedIn(paths.categories.add);
  await page.getByLabel("Category Name").fill("Nyimbo za Asubuhi");
  await page.getByRole("button", { name: "Save" }).dblclick();
  await expect(page).toHaveURL(paths.categories.list);
  await expect(page.getByRole("cell", { name: "Nyimbo za Asubuhi", exact: true })).toHaveCount(1);
});

test("without network the form says so and keeps what was typed", async ({
  page,
  context,
  openSignedIn,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await openSignedIn(paths.categories.add);
  await page.getByLabel("Category Name").fill("Nyimbo za Jioni");
  await context.setOffline(true);
  await expect(page.getByText("What you see may be old")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("You are offline. Please check your internet connection.");
  await context.setOffline(false);
  await expect(page.getByLabel("Category Name")).toHaveValue("Nyimbo za Jioni");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Category added successfully")).toBeVisible();
});

test("leaving with changes asks first", async ({ page, openSignedIn }) => {
  await openSignedIn(paths.categories.add);
  await page.getByLabel("Category Name").fill("Nyimbo");
  await page.getByRole("link", { name: "Song Categories" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Category Name")).toHaveValue("Nyimbo");
  await page.getByRole("link", { name: "Song Categories" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(paths.categories.list);
});

test("on a phone rows are cards and nothing scrolls sideways", async ({ page, openSignedIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSignedIn(paths.categories.list);
  await expect(page.getByRole("button", { name: /^Delete / }).first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("dialog", { name: "Main" })).toBeHidden();
  await expect(page).toHaveURL(paths.dashboard);
});
