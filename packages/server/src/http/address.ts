import type { ExchangeContext } from "./exchange";

/** The address limits are counted for. In process, without a socket, it is `local`. */
export function addressOf(context: ExchangeContext, trustProxy: number): string {
  const socket = context.env?.incoming?.socket?.remoteAddress ?? "local";
  const forwarded = addedByProxy(context.req.header("x-forwarded-for"), trustProxy);
  return limitedAs(forwarded ?? socket);
}

/** Whether the browser's connection is encrypted, which only a trusted proxy can tell. */
export function isHttps(context: ExchangeContext, trustProxy: number): boolean {
  return addedByProxy(context.req.header("x-forwarded-proto"), trustProxy) === "https";
}

/** Each proxy appends what it saw; only what the trusted ones appended counts, the rest may be forged. */
function addedByProxy(header: string | undefined, trustProxy: number): string | undefined {
  if (!header || trustProxy === 0) return undefined;
  const added = header.split(",").map((entry) => entry.trim());
  return added.at(-Math.min(trustProxy, added.length));
}

/** IPv4 as it is, also when mapped into IPv6; of IPv6 the /64 network, which is what one customer gets. */
function limitedAs(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(":")) return (mapped ?? address).slice(0, 64);
  const [head = "", tail] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
