import { expect, test } from "vitest";
import { testPortal } from "../testing/portal";

const portal = testPortal();

const month = {
  name: "Mwezi",
  price: 3000,
  currency: "TZS",
  duration_type: "month",
  features: ["Nyimbo zote", "Bila matangazo"],
  is_active: true,
};

test("a package is added, and everybody sees it", async () => {
  const admin = await portal.signedIn();
  const added = await admin.post("/payments/add-package", month);
  expect(added.status).toBe(201);
  expect(added.body).toEqual({ id: 1, ...month });
  expect((await portal.visitor().get("/payments/packages")).body).toEqual([added.body]);
  expect((await admin.get("/payments/package/1")).body).toEqual(added.body);
});

test("what is left out of a new package is shillings, no features, and on", async () => {
  const admin = await portal.signedIn();
  const { name, price, duration_type } = month;
  expect((await admin.post("/payments/add-package", { name, price, duration_type })).body).toEqual({
    ...month,
    id: 1,
    features: [],
  });
});

test("a package is changed whole, its switch included", async () => {
  const admin = await portal.signedIn();
  await admin.post("/payments/add-package", month);
  const changed = { ...month, name: "Mwaka", price: 30_000, duration_type: "year", features: [] };
  const answer = await admin.put("/payments/package/1", { ...changed, is_active: false });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ ...changed, id: 1, is_active: false });
  expect((await admin.get("/payments/package/1")).body).toEqual(answer.body);
});

test("features stay in the order they were typed in", async () => {
  const admin = await portal.signedIn();
  const features = ["Zaburi", "Injili", "Bila matangazo", "Zaburi"];
  expect((await admin.post("/payments/add-package", { ...month, features })).body.features).toEqual(features);
});

test("two packages cannot have the same name, in whatever case", async () => {
  const admin = await portal.signedIn();
  await admin.post("/payments/add-package", month);
  await admin.post("/payments/add-package", { ...month, name: "Siku" });
  const refusal = { status: 409, body: { code: "conflict", errors: { name: "Already in use" } } };
  expect(await admin.post("/payments/add-package", { ...month, name: "MWEZI" })).toMatchObject(refusal);
  expect(await admin.put("/payments/package/2", { ...month, name: "mwezi" })).toMatchObject(refusal);
});

test.each([
  [{ price: -1 }, { price: "At least 0" }],
  [{ price: 99.5 }, { price: "Must be a whole number" }],
  [{ price: "3000" }, { price: "Must be a number" }],
  [{ price: 100_000_001 }, { price: "At most 100000000" }],
  [{ price: null }, { price: "Required" }],
  [{ name: " " }, { name: "Required" }],
  [{ currency: "shillings" }, { currency: "Not a valid value" }],
  [{ duration_type: "week" }, { duration_type: "Must be day or month or year" }],
  [{ features: [" "] }, { "features.0": "Required" }],
  [{ features: Array(51).fill("x") }, { features: "At most 50 of these" }],
  [{ is_active: "yes" }, { is_active: "Must be a boolean" }],
])("%j is refused in a package", async (fields, errors) => {
  const admin = await portal.signedIn();
  const answer = await admin.post("/payments/add-package", { ...month, ...fields });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual(errors);
});

test("the dearest package is exact to the shilling", async () => {
  const admin = await portal.signedIn();
  await admin.post("/payments/add-package", { ...month, price: 99_999_999 });
  expect((await admin.get("/payments/package/1")).body.price).toBe(99_999_999);
});

test("a package is deleted, and then is not there", async () => {
  const admin = await portal.signedIn();
  await admin.post("/payments/add-package", month);
  expect((await admin.delete("/payments/package/1")).body).toEqual({
    message: "Package deleted successfully",
  });
  for (const answer of [
    await admin.get("/payments/package/1"),
    await admin.put("/payments/package/1", month),
    await admin.delete("/payments/package/1"),
  ])
    expect(answer).toMatchObject({ status: 404, body: { message: "Package not found" } });
});

test("of two admins who change one package, the slower is told", async () => {
  const admin = await portal.signedIn();
  const { headers } = await admin.post("/payments/add-package", month);
  const ifMatch = { "if-match": headers.get("etag") ?? "" };
  expect((await admin.put("/payments/package/1", { ...month, price: 1 }, ifMatch)).status).toBe(200);
  const slower = await admin.put("/payments/package/1", { ...month, price: 2 }, ifMatch);
  expect(slower).toMatchObject({ status: 412, body: { code: "changed", current: { price: 1 } } });
  expect((await admin.delete("/payments/package/1", ifMatch)).status).toBe(412);
});
