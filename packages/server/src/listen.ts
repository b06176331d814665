import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { seconds } from "./clock";
import type { Exchange } from "./http/exchange";
import { StartError } from "./start-error";

/** A socket that accepts requests. */
export interface Listening {
  readonly port: number;
  /** Accepts nothing new and waits for what is running, at most 10 s. */
  drain(): Promise<void>;
}

interface Patience {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout?: number;
  readonly connectionsCheckingInterval: number;
}

/** Node lets a client send its headers for a minute and its body for five; slow senders must not add up. */
const ownPatience: Patience = {
  headersTimeout: seconds(10),
  requestTimeout: seconds(30),
  keepAliveTimeout: seconds(5),
  connectionsCheckingInterval: seconds(5),
};
const maxConnections = 2_000;
const drainMs = seconds(10);

/** @throws {StartError} when the port is taken or may not be used */
export async function listen(app: Hono<Exchange>, port: number, patience = ownPatience): Promise<Listening> {
  // Safe: without a createServer option the adaptor makes a node:http server.
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: patience }) as Server;
  server.maxConnections = maxConnections;
  server.listen(port);
  await once(server, "listening").catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(portTrouble(port, cause), { cause });
  });
  return {
    // Safe: a server that listens on a port has an address of this shape.
    port: (server.address() as AddressInfo).port,
    drain: () => drain(server),
  };
}

function portTrouble(port: number, cause: NodeJS.ErrnoException): string {
  if (cause.code === "EADDRINUSE")
    return `Port ${port} is in use; stop the program that uses it, or choose another with PORT=${port + 1}.`;
  if (cause.code === "EACCES")
    return `Port ${port} may not be used by this user; choose one above 1023 with PORT=3000.`;
  return `The server cannot listen on port ${port}: ${cause.message}.`;
}

async function drain(server: Server): Promise<void> {
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  const closed = new Promise((resolve) => server.close(resolve));
  const patienceEnds = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(patienceEnds);
}
