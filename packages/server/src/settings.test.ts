import { expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings";

test("an empty environment runs the embedded database on port 3000", () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    dataDir: "./data",
    databaseUrl: undefined,
    demo: false,
    smsProvider: "outbox",
    logLevel: "warn",
    trustProxy: 0,
    isProduction: false,
  });
});

test("every setting can be given", () => {
  const env = {
    PORT: "0",
    DATA_DIR: "/var/lib/portal",
    DATABASE_URL: "postgres://portal:secret@db:5432/portal",
    DEMO: "1",
    SMS_PROVIDER: "outbox",
    LOG_LEVEL: "debug",
    TRUST_PROXY: "2",
    NODE_ENV: "production",
  };
  expect(readSettings(env)).toEqual({
    port: 0,
    dataDir: "/var/lib/portal",
    databaseUrl: "postgres://portal:secret@db:5432/portal",
    demo: true,
    smsProvider: "outbox",
    logLevel: "debug",
    trustProxy: 2,
    isProduction: true,
  });
});

test("an empty or blank variable counts as unset", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: " ", LOG_LEVEL: "" })).toEqual(readSettings({}));
});

test.each([
  [{ PORT: "abc" }, 'PORT is "abc"; it must be a whole number from 0 (any free port) to 65535.'],
  [{ PORT: "65536" }, 'PORT is "65536"; it must be a whole number from 0 (any free port) to 65535.'],
  [{ PORT: "-1" }, 'PORT is "-1"; it must be a whole number from 0 (any free port) to 65535.'],
  [{ DEMO: "yes" }, 'DEMO is "yes"; it must be 0 or 1.'],
  [{ SMS_PROVIDER: "pigeon" }, 'SMS_PROVIDER is "pigeon"; it must be outbox.'],
  [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL is "loud"; it must be trace, debug, info, warn, error, fatal, silent.'],
  [{ TRUST_PROXY: "true" }, 'TRUST_PROXY is "true"; it must be the number of proxies in front, 0 to 10.'],
])("%j is refused in one sentence", (env, sentence) => {
  expect(() => readSettings(env)).toThrow(new SettingsError(sentence));
});

test("a wrong database address is refused without repeating it, it may hold a password", () => {
  const read = () => readSettings({ DATABASE_URL: "mysql://portal:secret@db/portal" });
  expect(read).toThrow(/^DATABASE_URL is not accepted; it must be an address like postgres:/);
  expect(read).not.toThrow(/secret/);
});
