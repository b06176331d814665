import { join } from "node:path";
import { paths } from "@portal/federation/paths";
import { expect, remember, storeSession, test } from "./fixtures";

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly language?: "en" | "sw";
  readonly colorScheme?: "light" | "dark";
  readonly signedIn?: boolean;
}

const laptop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

const shots: Shot[] = [
  { name: "sign-in", path: paths.signIn, ...laptop, signedIn: false },
  { name: "categories", path: paths.categories.list, ...laptop },
  { name: "categories-dark", path: paths.categories.list, ...laptop, colorScheme: "dark" },
  { name: "categories-phone-sw", path: paths.categories.list, ...phone, language: "sw" },
];

for (const { name, path, width, height, language = "en", colorScheme = "light", signedIn = true } of shots) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test("is taken", async ({ page, context }) => {
      await remember(context, { "portal.language": language });
      if (signedIn) await storeSession(context);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("status")).toHaveCount(0);
      await page.screenshot({ path: join(import.meta.dirname, "../docs/screenshots", `${name}.png`) });
    });
  });
}
