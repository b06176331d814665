import { auth, categories, type Endpoints } from "@portal/contract";
import { expect, test } from "vitest";
import { testPortal } from "../testing/portal";

const portal = testPortal();
const some: Record<string, Endpoints> = { auth, categories };

const reference = async () => (await portal.visitor().get("/openapi.json")).body;

test("the API reference has every call of the tables that are served, once, for everybody to read", async () => {
  const { openapi, paths } = await reference();
  expect(openapi).toBe("3.1.0");
  const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap(Object.values);
  const calls = Object.entries(some).flatMap(([name, table]) =>
    Object.keys(table).map((verb) => `${name}.${verb}`),
  );
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids).toEqual(expect.arrayContaining(calls));
  expect(new Set(ids).size).toBe(ids.length);
});

test("everything the API reference refers to is there", async () => {
  const document = await reference();
  const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
  expect(pointers.length).toBeGreaterThan(0);
  for (const [, pointer = ""] of pointers)
    expect(pointer.split("/").reduce((node, name) => node?.[name], document)).toBeDefined();
});

test("the API reference tells what a call needs, carries and refuses", async () => {
  const { paths } = await reference();
  const rename = paths["/songs/categories/{id}"].put;
  expect(rename.security).toEqual([{ bearer: [] }]);
  expect(rename.parameters.map(({ name }: { name: string }) => name)).toEqual(["id", "If-Match"]);
  expect(rename.requestBody.content["application/json"]).toMatchObject({
    schema: { type: "object", required: ["name"] },
    example: { name: "Nyimbo za Sifa" },
  });
  expect(rename.responses["200"].headers).toHaveProperty("ETag");
  expect(Object.keys(rename.responses).map(Number)).toEqual([
    200, 400, 401, 404, 409, 412, 413, 415, 422, 429, 500, 503,
  ]);
  expect(paths["/auth/login"].post.security).toEqual([]);
});
