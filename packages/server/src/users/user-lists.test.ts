import { expect, test } from "vitest";
import { hours } from "../clock";
import { users } from "../database/schema";
import { testPortal } from "../testing/portal";
import type { Visitor } from "../testing/visitor";

const portal = testPortal();

/** Joined one after the other, a day apart, at 09:30 in East Africa. */
const people = [
  ["Joseph Mwakyusa", "joseph@example.com", "255765000011"],
  ["anna Massawe", "anna@example.com", "255784000012"],
  ["Daudi 100%", "daudi_s@example.com", "255621000013"],
  ["Mariam Juma", "mariam@example.com", "255658000014"],
] as const;

async function seeded(): Promise<Visitor> {
  for (const [name, email, phone_number] of people) {
    const now = portal.clock().toISOString();
    const dates = { created_at: now, updated_at: now };
    await portal.database.insert(users).values({ name, email, phone_number, ...dates });
    portal.pass(hours(24));
  }
  return portal.signedIn();
}

const names = async (admin: Visitor, query: string) => {
  const { status, body } = await admin.get(`/users/clients?${query}`);
  expect(status).toBe(200);
  return body.map(({ name }: { name: string }) => name.split(" ")[0]);
};

test("subscribers are listed newest first, or in the order asked for", async () => {
  const admin = await seeded();
  expect(await names(admin, "")).toEqual(["Mariam", "Daudi", "anna", "Joseph"]);
  expect(await names(admin, "sort=created_at")).toEqual(["Joseph", "anna", "Daudi", "Mariam"]);
  expect(await names(admin, "sort=name")).toEqual(["anna", "Daudi", "Joseph", "Mariam"]);
  expect(await names(admin, "sort=-name")).toEqual(["Mariam", "Joseph", "Daudi", "anna"]);
});

test("subscribers are found by name, email and phone in any written form", async () => {
  const admin = await seeded();
  for (const [q, found] of [
    ["MWAKYUSA", ["Joseph"]],
    ["anna@", ["anna"]],
    ["0784 000 012", ["anna"]],
    ["+255 784-000-012", ["anna"]],
    ["784", ["anna"]],
    ["07840", ["anna"]],
    ["00001", ["Mariam", "Daudi", "anna", "Joseph"]],
    ["100%", ["Daudi"]],
    ["%", ["Daudi"]],
    ["_", ["Daudi"]],
    ["\\", []],
    ["' or 1=1 --", []],
  ] as const)
    expect(await names(admin, `q=${encodeURIComponent(q)}`), q).toEqual(found);
});

test("a day is a day in East Africa, both ends included", async () => {
  const admin = await seeded();
  expect(await names(admin, "from=2026-03-03&to=2026-03-04")).toEqual(["Daudi", "anna"]);
  expect(await names(admin, "from=2026-03-04")).toEqual(["Mariam", "Daudi"]);
  expect(await names(admin, "to=2026-03-02")).toEqual(["Joseph"]);
  expect(await names(admin, "from=2026-03-04&to=2026-03-03")).toEqual([]);
});

test("midnight is at 21:00 in Greenwich", async () => {
  portal.pass(hours(14.5) - 1);
  await portal.person({ name: "Before", phone: "255712000003", isAdmin: false });
  portal.pass(1);
  await portal.person({ name: "After", phone: "255712000004", isAdmin: false });
  const admin = await portal.signedIn();
  expect(await names(admin, "to=2026-03-02")).toEqual(["Before"]);
  expect(await names(admin, "from=2026-03-03")).toEqual(["After"]);
});

test("a walk from cursor to cursor meets everybody once", async () => {
  const admin = await seeded();
  for (const sort of ["name", "-name", "created_at", "-created_at"]) {
    const met: string[] = [];
    let path = `/users/clients?limit=3&sort=${sort}`;
    for (let calls = 0; path && calls < 5; calls += 1) {
      const { body, headers } = await admin.get(path);
      expect(headers.get("x-total-count")).toBe("4");
      met.push(...body.map(({ name }: { name: string }) => name));
      path = /<\/api(.*?)>/.exec(headers.get("link") ?? "")?.[1] ?? "";
    }
    expect(met.toSorted()).toEqual(people.map(([name]) => name).toSorted());
  }
});

test.each([
  "from=2026-02-30",
  "from=0000-01-01",
  "to=x",
  "sort=password_hash",
  "sort=id;drop table users",
  "limit=0",
  "limit=501",
  "q=%00",
  `q=${"x".repeat(121)}`,
])("%s is refused", async (query) => {
  const admin = await portal.signedIn();
  for (const list of ["clients", "staffs"])
    expect((await admin.get(`/users/${list}?${query}`)).status).toBe(422);
});
