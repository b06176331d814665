import { paths } from "@portal/federation/paths";
import { expect, expectAccessible, remember, storeSession, test } from "./fixtures";

const outside = [paths.signIn, paths.forgotPassword, paths.resetPassword];
const inside = [
  paths.dashboard,
  paths.categories.list,
  paths.categories.add,
  paths.categories.edit(1),
  paths.categories.edit(999_999),
  paths.songs.list,
  paths.subscribers.list,
  paths.staff.list,
  paths.transactions,
  paths.operators.list,
  paths.plans.list,
  paths.profile,
  `${paths.dashboard}/nowhere`,
];

for (const language of ["en", "sw"] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`every screen in ${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test("is free of findings on a phone and on a laptop", async ({ page, context }) => {
        test.slow();
        await remember(context, { "portal.language": language, resetPhone: "255712000001" });
        for (const path of outside) await check(path);
        await storeSession(context);
        for (const path of inside) await check(path);

        async function check(path: string) {
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.getByRole("status")).toHaveCount(0);
          await expectAccessible(page);
          await page.setViewportSize({ width: 360, height: 740 });
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        }
      });

      test("the dialogs and menus too", async ({ page, context }) => {
        await remember(context, { "portal.language": language });
        await storeSession(context);
        await page.goto(paths.categories.list);
        await page
          .getByRole("button", { name: /^(Delete|Futa) / })
          .first()
          .click();
        await expect(page.getByRole("alertdialog")).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: /255712000001/ }).click();
        await expectAccessible(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.getByRole("button", { name: /^(Open menu|Fungua menyu)$/ }).click();
        await expectAccessible(page);
      });
    });
  }
}
