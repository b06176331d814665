import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { demoAdmin } from "./demo";
import { type RunningServer, startServer } from "./server";
import { readSettings } from "./settings";
import { StartError } from "./start-error";

let folder: string;
let running: RunningServer | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "portal-server-"));
});
afterEach(async () => {
  await running?.close();
  running = undefined;
});
afterAll(() => rm(folder, { recursive: true }));

const settings = (env: Record<string, string> = {}) =>
  readSettings({ PORT: "0", DATA_DIR: join(folder, "data"), DEMO: "1", LOG_LEVEL: "silent", ...env });

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${running?.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

async function lastCode(): Promise<string> {
  const lines = (await readFile(join(folder, "data/sms-outbox.jsonl"), "utf8")).trimEnd().split("\n");
  return JSON.parse(lines.at(-1) ?? "{}").otp;
}

async function signIn(): Promise<string> {
  const { phone, password } = demoAdmin;
  const accepted = await post("/auth/login", { username: phone, password, source_app: "portal_admin" });
  await expect.poll(lastCode).toMatch(/^\d{6}$/);
  const cookie = accepted.headers.get("set-cookie")?.split(";")[0] ?? "";
  const otp = await lastCode();
  const verified = await post(
    "/auth/verify-otp",
    { country_code: "+255", phone_number: "0712000001", otp },
    { cookie },
  );
  return (await verified.json()).token;
}

test("a server starts on an empty folder, and what is done there outlives a restart", async () => {
  running = await startServer(settings());
  const authorization = `Bearer ${await signIn()}`;
  expect((await post("/songs/categories", { name: "Kwaya Kuu" }, { authorization })).status).toBe(201);
  const { port } = running;
  await running.close();
  expect((await readdir(join(folder, "data"))).sort()).toEqual(["database", "sms-outbox.jsonl"]);

  running = await startServer(settings({ PORT: String(port) }));
  const listed = await fetch(`${running.url}/api/songs/categories`, { headers: { authorization } });
  expect((await listed.json()).map(({ name }: { name: string }) => name)).toContain("Kwaya Kuu");
});

test("a second server on the same folder is refused while the first goes on", async () => {
  running = await startServer(settings());
  await expect(startServer(settings())).rejects.toThrow(
    /^The data folder .* is in use by process \d+; stop that server first/,
  );
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
});

test("a taken port is refused in one sentence, and the folder is free again", async () => {
  const other = createServer().listen(0);
  const address = other.address();
  const port = typeof address === "object" ? address?.port : 0;
  await expect(startServer(settings({ PORT: String(port) }))).rejects.toThrow(
    new StartError(
      `Port ${port} is in use; stop the program that uses it, or choose another with PORT=${Number(port) + 1}.`,
    ),
  );
  other.close();
  running = await startServer(settings());
});

test("stopping twice is stopping once", async () => {
  const server = await startServer(settings());
  await Promise.all([server.close(), server.close()]);
  await server.close();
});

test("a demo is refused in production", async () => {
  await expect(startServer(settings({ NODE_ENV: "production" }))).rejects.toThrow(
    new StartError(
      "DEMO=1 makes an account with a public password, so it is refused when NODE_ENV=production.",
    ),
  );
});

test("a data folder that cannot be made is refused in one sentence", async () => {
  await writeFile(join(folder, "a-file"), "");
  const start = startServer(settings({ DATA_DIR: join(folder, "a-file/data") }));
  await expect(start).rejects.toThrow(/^The data folder .*a-file\/data cannot be made: /);
});

test("a database that does not answer is refused in one sentence, without its password", async () => {
  const start = startServer(settings({ DATABASE_URL: "postgres://portal:secret@127.0.0.1:9/portal" }));
  await expect(start).rejects.toThrow(/^The database at 127.0.0.1:9\/portal does not answer: .*ECONNREFUSED/);
  await expect(start).rejects.not.toThrow("secret");
});
