import { expect, test } from "vitest";
import { safeReturnPath } from "./return-path";

test.each(["/dashboard", "/dashboard/songs", "/dashboard/songs?page=3&q=a%20b"])(
  "%s is a page to return to",
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

const elsewhere = [
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/dashboard/../..//evil.example",
  "/dashboard//../../x",
  "/%5Cevil.example",
  "/%09/evil.example",
  "/\t/evil.example",
  "https://evil.example/dashboard",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/dashboardx",
  "/dashboard%2f..%2fevil",
  "/",
  "",
  "dashboard",
  null,
  undefined,
  7,
  { path: "/dashboard" },
];

test.each(elsewhere)("%j leads to the dashboard instead", (path) => {
  expect(safeReturnPath(path)).toBe("/dashboard");
});
