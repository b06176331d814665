import type { LiveRemote, Release } from "@portal/federation/release-schema";
import type { FrontEnd, RemotePackage } from "../workspace";
import { devPath } from "./dev-server";

/** A first load from a bundler that is still building must not count as a failure. */
const patient = { loadMs: 60_000, mountMs: 60_000 };

/** The release of a dev session: the shell and some remotes from source, every other remote as it is published. */
export function devRelease(
  shell: FrontEnd,
  contract: string,
  fromSource: readonly RemotePackage[],
  published: Release["remotes"],
): Release {
  return {
    schema: 1,
    release: 0,
    parent: null,
    by: "dev",
    at: new Date().toISOString(),
    reason: "dev",
    apiBase: "/api",
    shell: { version: shell.version, build: "dev", contract, files: {} },
    remotes: {
      ...published,
      ...Object.fromEntries(fromSource.map((remote) => [remote.name, fromSourceOf(remote)])),
    },
  };
}

function fromSourceOf({ name, version, manifest: { mounts, nav, budget } }: RemotePackage): LiveRemote {
  return {
    version,
    build: "dev",
    contract: "*",
    entry: `${devPath(name)}/remoteEntry.js`,
    preload: [],
    container: `${name.replaceAll("-", "_")}_dev`,
    files: {},
    mounts,
    nav,
    budget: { ...budget, ...patient },
  };
}
