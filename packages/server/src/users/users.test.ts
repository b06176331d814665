import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { idempotencyKeys, users } from "../database/schema";
import { testPortal } from "../testing/portal";
import { login } from "../testing/sign-in";
import type { Visitor } from "../testing/visitor";

const portal = testPortal();

const joseph = {
  name: "Joseph Mwakyusa",
  email: "joseph.mwakyusa@example.com",
  phone_number: "0765 000 011",
  password: "nyimbo-mpya-2026",
  is_admin: false,
};

const names = async (visitor: Visitor, path: string) =>
  (await visitor.get(path)).body.map(({ name }: { name: string }) => name);

test("a subscriber is added, found among subscribers only, and read", async () => {
  const admin = await portal.signedIn();
  const added = await admin.post("/songs/users", joseph);
  expect(added.status).toBe(201);
  expect(added.body).toEqual({
    id: 2,
    name: "Joseph Mwakyusa",
    email: "joseph.mwakyusa@example.com",
    phone_number: "255765000011",
    is_admin: false,
    created_at: "2026-03-02T06:30:00.000Z",
  });
  expect((await admin.get("/users/clients")).body).toEqual([added.body]);
  expect(await names(admin, "/users/staffs")).toEqual(["Neema Mushi"]);
  expect((await admin.get("/users/user/2")).body).toEqual(added.body);
});

test("new staff sign in with what was typed for them", async () => {
  const admin = await portal.signedIn();
  await admin.post("/songs/users", { ...joseph, is_admin: true });
  expect((await login(portal.visitor(), "0765000011", joseph.password)).status).toBe(200);
  expect(await names(admin, "/users/staffs")).toContain("Joseph Mwakyusa");
});

test("who does not say otherwise adds a subscriber, who cannot sign in to the portal", async () => {
  const admin = await portal.signedIn();
  const { is_admin: _, ...unsaid } = joseph;
  expect((await admin.post("/songs/users", unsaid)).body.is_admin).toBe(false);
  expect((await login(portal.visitor(), "0765000011", joseph.password)).status).toBe(401);
});

test("keys that are not a caller's to write are dropped, and no hash is ever shown", async () => {
  const admin = await portal.signedIn();
  const foreign = {
    id: 99,
    created_at: "1999-01-01",
    password_hash: "x",
    token: "x",
    updated_at: "1999-01-01",
  };
  const answers = [
    await admin.post("/songs/users", { ...joseph, ...foreign }),
    await admin.put("/songs/users/2", { ...joseph, ...foreign }),
    await admin.get("/users/user/2"),
    await admin.get("/users/clients"),
    await admin.get("/users/staffs"),
  ];
  for (const { body } of answers)
    for (const user of [body].flat()) {
      expect(Object.keys(user)).toEqual(["id", "name", "email", "phone_number", "is_admin", "created_at"]);
      expect(user.created_at).toBe("2026-03-02T06:30:00.000Z");
    }
});

test("what is kept to recognise a repeated create tells nothing of the password", async () => {
  const admin = await portal.signedIn();
  const first = await admin.post("/songs/users", joseph, { "idempotency-key": "a" });
  const again = { ...joseph, password: "tenzi-za-rohoni-7" };
  expect(await admin.post("/songs/users", again, { "idempotency-key": "a" })).toMatchObject({
    status: 201,
    body: first.body,
  });
  const [kept] = await portal.database.select().from(idempotencyKeys);
  expect(Object.keys(kept?.reply as object).sort()).toEqual(Object.keys(first.body).sort());
});

test.each(["0712000001", "+255 712-000-001", "00255712000001", "٠٧١٢٠٠٠٠٠١"])(
  "the phone %s is taken in whatever form it is written",
  async (phone_number) => {
    const admin = await portal.signedIn();
    await admin.post("/songs/users", joseph);
    const refusal = { status: 409, body: { code: "conflict", errors: { phone_number: "Already in use" } } };
    const other = { ...joseph, email: "other@example.com", phone_number };
    expect(await admin.post("/songs/users", other)).toMatchObject(refusal);
    expect(await admin.put("/songs/users/2", other)).toMatchObject(refusal);
  },
);

test("an email address belongs to one user, in whatever case", async () => {
  const admin = await portal.signedIn();
  await admin.post("/songs/users", joseph);
  const other = { ...joseph, phone_number: "0784000012" };
  expect(await admin.post("/songs/users", { ...other, email: "Joseph.Mwakyusa@EXAMPLE.com" })).toMatchObject({
    status: 409,
    body: { code: "conflict", errors: { email: "Already in use" } },
  });
});

test.each([
  [{ phone_number: "123" }, "phone_number"],
  [{ phone_number: "" }, "phone_number"],
  [{ phone_number: "255 22 211 1111" }, "phone_number"],
  [{ email: "joseph" }, "email"],
  [{ email: "a@b.tz\r\nBcc: x@y.tz" }, "email"],
  [{ name: "" }, "name"],
  [{ name: "Joseph\u0000" }, "name"],
  [{ password: "short" }, "password"],
  [{ password: "x".repeat(129) }, "password"],
  [{ password: "password123" }, "password"],
  [{ password: "0765000011" }, "password"],
  [{ is_admin: "yes" }, "is_admin"],
])("%j is refused in a user", async (fields, field) => {
  const admin = await portal.signedIn();
  const answer = await admin.post("/songs/users", { ...joseph, ...fields });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
});

test("a blank password, or none, keeps the one there is, and the sessions", async () => {
  const admin = await portal.signedIn();
  const baraka = await portal.signedIn({ name: "Baraka Mollel", phone: "255712000002" });
  const edit = { name: "Baraka M. Mollel", email: "baraka@example.co.tz" };
  expect((await admin.put("/songs/users/2", { ...edit, password: "" })).status).toBe(200);
  expect((await admin.put("/songs/users/2", edit)).body).toMatchObject({
    ...edit,
    phone_number: "255712000002",
    is_admin: true,
  });
  expect((await baraka.get("/users/staffs")).status).toBe(200);
  expect((await login(portal.visitor(), "255712000002")).status).toBe(200);
});

test("a subscriber's phone can be taken away, an admin's cannot", async () => {
  const admin = await portal.signedIn();
  await admin.post("/songs/users", joseph);
  for (const phone_number of ["", null])
    expect((await admin.put("/songs/users/2", { ...joseph, phone_number })).body.phone_number).toBeNull();
  const refusal = {
    status: 422,
    body: { errors: { phone_number: "Admins sign in with their phone number" } },
  };
  const { phone_number: _, ...unsaid } = { ...joseph, is_admin: true };
  expect(await admin.put("/songs/users/1", { ...unsaid, phone_number: "" })).toMatchObject(refusal);
  expect(await admin.put("/songs/users/2", unsaid)).toMatchObject(refusal);
});

test("a password that an admin sets ends every session of that user, and the old one is worth nothing", async () => {
  const admin = await portal.signedIn();
  const baraka = await portal.signedIn({ phone: "255712000002" });
  const edit = { name: "Baraka", email: "baraka@example.co.tz", password: "nyimbo-mpya-2026" };
  expect((await admin.put("/songs/users/2", edit)).status).toBe(200);
  expect((await baraka.get("/users/staffs")).status).toBe(401);
  expect((await admin.get("/users/staffs")).status).toBe(200);
  expect((await login(portal.visitor(), "255712000002")).status).toBe(401);
  expect((await login(portal.visitor(), "255712000002", edit.password)).status).toBe(200);
});

test("one's own new password keeps the session that set it and ends the others", async () => {
  const admin = await portal.signedIn();
  const elsewhere = portal.visitor();
  await login(elsewhere);
  const code = await portal.code();
  const { token } = (
    await elsewhere.post("/auth/verify-otp", { country_code: "+255", phone_number: "0712000001", otp: code })
  ).body;
  const edit = { name: "Neema", email: "neema@example.co.tz", password: "nyimbo-mpya-2026" };
  expect((await admin.put("/songs/users/1", edit)).status).toBe(200);
  expect((await admin.get("/users/staffs")).status).toBe(200);
  expect((await portal.visitor({ token }).get("/users/staffs")).status).toBe(401);
});

test.each([
  ["deleted", (admin: Visitor) => admin.delete("/songs/users/2")],
  [
    "demoted",
    (admin: Visitor) => admin.put("/songs/users/2", { name: "B", email: "b@example.com", is_admin: false }),
  ],
])("a %s admin is out at once, code in hand or not", async (_, happen) => {
  const admin = await portal.signedIn();
  const baraka = await portal.signedIn({ name: "Baraka Mollel", phone: "255712000002" });
  const pending = portal.visitor();
  await login(pending, "255712000002");
  const otp = await portal.code("255712000002");

  expect((await happen(admin)).status).toBe(200);
  const calls = await Promise.all(Array.from({ length: 50 }, () => baraka.get("/users/staffs")));
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([401]));
  const verify = { country_code: "+255", phone_number: "0712000002", otp };
  expect((await pending.post("/auth/verify-otp", verify)).status).toBe(401);
});

test("nobody deletes or demotes themselves", async () => {
  const admin = await portal.signedIn();
  const neema = { name: "Neema Mushi", email: "neema@example.co.tz" };
  const refusal = {
    status: 409,
    body: { code: "protected", message: expect.stringContaining("Ask another") },
  };
  expect(await admin.delete("/songs/users/1")).toMatchObject(refusal);
  expect(await admin.put("/songs/users/1", { ...neema, is_admin: false })).toMatchObject(refusal);
  expect((await admin.put("/songs/users/1", { ...neema, is_admin: true })).status).toBe(200);
  expect((await admin.put("/songs/users/1", neema)).body.is_admin).toBe(true);
});

test.each(["delete each other", "demote each other", "delete and demote each other"])(
  "when two admins %s at the same moment, one is left",
  async (what) => {
    const away = { name: "Away", email: "away@example.com", is_admin: false };
    for (let round = 0; round < 17; round += 1) {
      await portal.database.delete(users);
      const one = await portal.signedIn({ phone: "255712000001" });
      const two = await portal.signedIn({ phone: "255712000002" });
      const staff: { id: number }[] = (await one.get("/users/staffs?sort=created_at")).body;
      const [first = 0, second = 0] = staff.map(({ id }) => id);
      const remove = (by: Visitor, id: number) => by.delete(`/songs/users/${id}`);
      const demote = (by: Visitor, id: number) => by.put(`/songs/users/${id}`, away);
      await Promise.all([
        (what.startsWith("delete") ? remove : demote)(one, second),
        (what.endsWith("demote each other") ? demote : remove)(two, first),
      ]);
      expect(await portal.database.$count(users, eq(users.is_admin, true))).toBe(1);
    }
  },
);

test("a phone that changes hands takes no pending code with it", async () => {
  const admin = await portal.signedIn();
  await portal.person({ phone: "255712000002" });
  const pending = portal.visitor();
  await login(pending, "255712000002");
  const otp = await portal.code("255712000002");
  await admin.put("/songs/users/2", { name: "B", email: "b@example.com", phone_number: "0712000003" });
  const verify = { country_code: "+255", phone_number: "0712000002", otp };
  expect((await pending.post("/auth/verify-otp", verify)).status).toBe(401);
});

test("of two admins who change one user, the slower is told and sees no secret", async () => {
  const admin = await portal.signedIn();
  const { headers } = await admin.post("/songs/users", joseph);
  const ifMatch = { "if-match": headers.get("etag") ?? "" };
  expect((await admin.put("/songs/users/2", { ...joseph, name: "J" }, ifMatch)).status).toBe(200);
  const slower = await admin.put("/songs/users/2", { ...joseph, name: "M" }, ifMatch);
  expect(slower).toMatchObject({ status: 412, body: { current: { id: 2, name: "J" } } });
  expect(slower.text).not.toContain("argon2");
  expect((await admin.delete("/songs/users/2", ifMatch)).status).toBe(412);
  expect((await admin.delete("/songs/users/2")).status).toBe(200);
});

test("there is no user who is not there", async () => {
  const admin = await portal.signedIn();
  for (const answer of [
    await admin.get("/users/user/7"),
    await admin.put("/songs/users/7", joseph),
    await admin.delete("/songs/users/7"),
  ])
    expect(answer).toMatchObject({ status: 404, body: { message: "User not found" } });
});
