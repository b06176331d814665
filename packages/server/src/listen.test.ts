import { connect } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { jsonBody } from "./http/body";
import type { Exchange } from "./http/exchange";
import { refused } from "./http/refused";
import { type Listening, listen } from "./listen";

let listening: Listening | undefined;
afterEach(async () => {
  await listening?.drain();
  listening = undefined;
});

function slowApp() {
  const app = new Hono<Exchange>();
  app.get("/slow", async (context) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return context.text("done");
  });
  app.post("/body", async (context) =>
    context.json({ size: JSON.stringify(await jsonBody(context)).length }),
  );
  app.get("/healthz", (context) => context.text("up"));
  app.onError(refused);
  return app;
}

/** Writes these bytes to the server and gives all that it writes until it ends the connection. */
async function talk(...writes: string[]): Promise<string> {
  const socket = connect(listening?.port ?? 0, "127.0.0.1");
  let heard = "";
  socket.on("data", (data) => {
    heard += data;
  });
  socket.on("error", () => {});
  for (const bytes of writes) socket.write(bytes);
  await new Promise((resolve) => socket.on("close", resolve));
  return heard;
}

const request = (line: string, ...headers: string[]) =>
  `${[line, "Host: localhost", "Connection: close", ...headers].join("\r\n")}\r\n\r\n`;

test("requests that are running end, new ones are not accepted", async () => {
  listening = await listen(slowApp(), 0);
  const url = `http://127.0.0.1:${listening.port}`;
  const running = Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/slow`)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const drained = listening.drain();
  for (const answer of await running) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("done");
  }
  await drained;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test("a client that drips its headers is cut off while others are served", async () => {
  const patience = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 };
  listening = await listen(slowApp(), 0, patience);
  const dripping = Array.from({ length: 50 }, () => talk("GET / HTTP/1.1\r\nHost: localhost\r\n"));
  const sleeping = talk(
    "POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{",
  );
  const served = await fetch(`http://127.0.0.1:${listening.port}/healthz`);
  expect(await served.text()).toBe("up");
  for (const heard of [...(await Promise.all(dripping)), await sleeping])
    expect(heard).toMatch(/^(HTTP\/1.1 408 |$)/);
});

test.each([
  ["two lengths", request("POST /body HTTP/1.1", "Content-Length: 2", "Content-Length: 3"), "{}"],
  [
    "a length and chunks",
    request("POST /body HTTP/1.1", "Content-Length: 2", "Transfer-Encoding: chunked"),
    "0\r\n\r\n",
  ],
  ["a folded header", request("GET /healthz HTTP/1.1", "X-A: b\r\n folded"), ""],
  ["a line feed in a header", request("GET /healthz HTTP/1.1", "X-A: b\rX-B: c"), ""],
  ["no host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", ""],
  ["something else than HTTP", "\u0016\u0003\u0001 hello\r\n\r\n", ""],
])("a request with %s is not understood", async (_, head, body) => {
  listening = await listen(slowApp(), 0);
  expect(await talk(head, body)).toMatch(/^HTTP\/1.1 400 /);
});

test("TRACE echoes nothing", async () => {
  listening = await listen(slowApp(), 0);
  const heard = await talk(request("TRACE /healthz HTTP/1.1", "Authorization: Bearer secret"));
  expect(heard).toMatch(/^HTTP\/1.1 [45]\d\d /);
  expect(heard).not.toContain("secret");
});

test("a body that is larger than it may be is cut off, announced or not", async () => {
  listening = await listen(slowApp(), 0);
  const type = "Content-Type: application/json";
  const announced = await talk(request("POST /body HTTP/1.1", type, "Content-Length: 1000000000"));
  expect(announced).toMatch(/^HTTP\/1.1 413 /);

  const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`;
  const chunked = await talk(
    request("POST /body HTTP/1.1", type, "Transfer-Encoding: chunked"),
    ...Array(64).fill(chunk),
  );
  expect(chunked).toMatch(/^HTTP\/1.1 413 /);

  const small = await talk(
    request("POST /body HTTP/1.1", type, "Transfer-Encoding: chunked"),
    "2\r\n{}\r\n0\r\n\r\n",
  );
  expect(small).toMatch(/^HTTP\/1.1 200 /);
});
