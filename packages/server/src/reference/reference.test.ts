import { expect, test } from "vitest";
import { testPortal } from "../testing/portal";

const portal = testPortal();

test("the reference is a page for anybody, with every call on it and nothing that runs or comes from elsewhere", async () => {
  const page = await portal.visitor().get("/reference");
  expect(page.status).toBe(200);
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(page.headers.get("content-security-policy")).toContain("style-src 'self'");
  for (const call of ["POST /auth/verify-otp", "PUT /songs/categories/:id", "DELETE /songs/categories/:id"])
    expect(page.text).toContain(call);
  expect(page.text).not.toMatch(/<script|style=|https?:\/\//i);
});

test("its stylesheet is served", async () => {
  const style = await portal.visitor().get("/reference.css");
  expect(style.headers.get("content-type")).toContain("text/css");
});
