import { expect, test } from "vitest";
import { type NavEntry, navigationOf, readRelease, remoteAt } from "./registry";

const remotes = {
  auth: { mounts: ["/", "/forgot-password/*", "/dashboard/profile"] },
  billing: { mounts: ["/dashboard", "/dashboard/payments/*"] },
  catalog: { mounts: ["/dashboard/songs/*"] },
  extra: { mounts: ["/dashboard/songs/health/*"] },
};

test.each([
  ["/", "auth"],
  ["/forgot-password", "auth"],
  ["/forgot-password/any/thing", "auth"],
  ["/dashboard", "billing"],
  ["/dashboard/", "billing"],
  ["/dashboard/payments/operator/edit/3", "billing"],
  ["/dashboard/profile", "auth"],
  ["/dashboard/songs/edit/3", "catalog"],
  ["/dashboard/songs/health", "extra"],
  ["/dashboard/songsters", undefined],
  ["/dashboard/unknown", undefined],
  ["/elsewhere", undefined],
])("%s belongs to %s", (path, name) => {
  expect(remoteAt(remotes, path)).toBe(name);
});

const entry = (id: string, order: number, items?: string[]): NavEntry => ({
  id,
  order,
  icon: "M0 0",
  label: { en: id, sw: id },
  ...(items && { items: items.map((to) => ({ to, label: { en: to, sw: to } })) }),
});

test("the menu is in order, and remotes that name the same group share it", () => {
  const menu = navigationOf({
    b: { nav: [entry("songs", 400, ["/dashboard/songs/health"]), entry("extra", 900)] },
    a: { nav: [entry("users", 200), entry("songs", 400, ["/dashboard/songs"])] },
  });
  expect(menu.map((e) => e.id)).toEqual(["users", "songs", "extra"]);
  expect(menu[1]?.items).toHaveLength(2);
});

test.each(["", "null", "{}", '{"schema":2,"remotes":{}}', "[]"])("%j is no release", (text) => {
  expect(() => readRelease(text)).toThrow();
});
