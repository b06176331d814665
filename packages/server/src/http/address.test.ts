import { Hono } from "hono";
import { expect, test } from "vitest";
import { addressOf } from "./address";
import type { Exchange } from "./exchange";

async function counted(remoteAddress: string, trustProxy: number, forwarded?: string): Promise<string> {
  const app = new Hono<Exchange>();
  app.get("*", (context) => context.text(addressOf(context, trustProxy)));
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const answer = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  return answer.text();
}

test.each([["1.2.3.4"], ["1.2.3.4, 5.6.7.8"], ["127.0.0.1"], ["::1"], ["unknown"], ["x".repeat(5000)]])(
  "without a trusted proxy, %s as forwarded address changes nothing",
  async (forwarded) => {
    expect(await counted("203.0.113.7", 0, forwarded)).toBe("203.0.113.7");
  },
);

test("behind one proxy, what the proxy saw counts and what the caller claims does not", async () => {
  expect(await counted("10.0.0.1", 1, "203.0.113.7")).toBe("203.0.113.7");
  expect(await counted("10.0.0.1", 1, "6.6.6.6, 203.0.113.7")).toBe("203.0.113.7");
  expect(await counted("10.0.0.1", 2, "6.6.6.6, 203.0.113.7, 10.0.0.2")).toBe("203.0.113.7");
  expect(await counted("203.0.113.7", 1)).toBe("203.0.113.7");
});

test.each([
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s is counted as %s", async (address, expected) => {
  expect(await counted(address, 0)).toBe(expected);
});
