import { categories } from "@portal/contract";
import { sessionAtom, sessionStore, signIn, signOut } from "@portal/session";
import { beforeEach, expect, test, vi } from "vitest";
import { call, exchange } from ".";

const seen: Request[] = [];

function answer(...responses: (Response | Error)[]) {
  vi.stubGlobal("fetch", async (request: Request) => {
    seen.push(request);
    request.signal.throwIfAborted();
    const next = responses.length > 1 ? responses.shift() : responses[0];
    if (next instanceof Error) throw next;
    return next?.clone();
  });
}

beforeEach(() => {
  seen.length = 0;
  signOut();
  signIn("secret", "255712000001");
});

test("a call sends the bearer and gives the reply as the contract reads it", async () => {
  answer(Response.json([{ id: 1, name: "Sifa", created_at: null, extra: "dropped" }]));
  expect(await call(categories.list)).toEqual([{ id: 1, name: "Sifa", created_at: null }]);
  expect(seen[0]?.headers.get("authorization")).toBe("Bearer secret");
});

test("the headers of a page and of a version come with the reply", async () => {
  answer(Response.json([], { headers: { "x-total-count": "120", etag: '"7"' } }));
  expect(await exchange(categories.list)).toEqual({ reply: [], total: 120, etag: '"7"' });
});

test("a parameter cannot climb out of the API", async () => {
  answer(Response.json({ message: "ok" }));
  await call(categories.remove, { params: { id: "../../evil" } });
  expect(new URL(seen[0]?.url ?? "").pathname).toBe("/api/songs/categories/..%2F..%2Fevil");
});

test.each([
  ["a bare list", [{ id: 1, name: "Sifa" }]],
  ["data", { data: [{ id: 1, name: "Sifa" }] }],
  ["its own name", { categories: [{ id: 1, name: "Sifa" }] }],
])("a list in %s is read", async (_, body) => {
  answer(Response.json(body));
  expect(await call(categories.list)).toHaveLength(1);
});

test.each([[{}], [{ data: {} }], [{ data: [{ id: "x" }] }], [null], ["text"], [7]])(
  "%j is a broken answer, never an empty list",
  async (body) => {
    answer(Response.json(body));
    await expect(call(categories.list)).rejects.toMatchObject({ reason: "invalid-response" });
  },
);

test("what the server says no with is kept: words, code and fields", async () => {
  answer(
    Response.json({ message: "Taken", code: "conflict", errors: { name: "Taken", bad: 7 } }, { status: 409 }),
  );
  await expect(call(categories.create, { body: { name: "Sifa" } })).rejects.toMatchObject({
    name: "ApiError",
    status: 409,
    message: "Taken",
    code: "conflict",
    fieldErrors: { name: "Taken" },
  });
});

test("a web page with an error status is no answer of the API", async () => {
  answer(new Response("<html>", { status: 502 }));
  await expect(call(categories.list)).rejects.toMatchObject({ reason: "invalid-response" });
});

test("a refused token interrupts the session; a missing one is not even sent", async () => {
  answer(Response.json({ message: "Sign in" }, { status: 401 }));
  await expect(call(categories.list)).rejects.toMatchObject({ status: 401 });
  expect(sessionStore.get(sessionAtom).status).toBe("interrupted");
  await expect(call(categories.list)).rejects.toMatchObject({ reason: "no-session" });
  expect(seen).toHaveLength(1);
});

test("offline is told from a server that cannot be reached", async () => {
  answer(new TypeError("Failed to fetch"));
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(call(categories.list)).rejects.toMatchObject({ reason: "offline" });
  online.mockReturnValue(true);
  await expect(call(categories.list)).rejects.toMatchObject({ reason: "network" });
  online.mockRestore();
});

test("a read is tried twice, a write once", async () => {
  answer(new TypeError("Failed to fetch"));
  await expect(call(categories.create, { body: { name: "Sifa" } })).rejects.toThrow();
  expect(seen).toHaveLength(1);
  await expect(call(categories.list)).rejects.toThrow();
  expect(seen).toHaveLength(3);
});

test("leaving a page cancels its reads", async () => {
  answer(Response.json([]));
  const leave = new AbortController();
  leave.abort();
  await expect(call(categories.list, undefined, { signal: leave.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});

test("what the contract does not allow does not compile", () => {
  const neverRun = () => {
    // @ts-expect-error: a category has a name
    void call(categories.create, { body: {} });
    // @ts-expect-error: the name is text
    void call(categories.create, { body: { name: 7 } });
    // @ts-expect-error: a change says which category
    void call(categories.update, { body: { name: "Sifa" } });
    // @ts-expect-error: nothing is sent with the list
    void call(categories.list, { body: { name: "Sifa" } });
  };
  expect(neverRun).toBeTypeOf("function");
});
