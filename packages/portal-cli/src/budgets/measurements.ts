import type { Browser } from "@playwright/test";
import type { LiveRemote, Release } from "@portal/federation/release-schema";
import type { Site } from "../site/site";
import { measure, type Script, scriptsOf } from "./visit";

/** What may not be exceeded by every page, in kB gzipped; a remote's own limits stand in its `portal.json`. */
const limits = { signIn: 220, dashboard: 230, anyFile: 150 };

/** One measured size beside its limit, both in kB, and the scripts it is the sum of. */
export interface Measurement {
  readonly name: string;
  readonly kB: number;
  readonly limit: number;
  readonly scripts: readonly Script[];
}

/** Measures everything that has a budget, in a release as it is served at `url`. */
export async function measureAll(browser: Browser, site: Site, url: string, release: Release) {
  const signIn = await scriptsOf(browser, site, `${url}/`, { signedIn: false });
  const dashboard = await scriptsOf(browser, site, `${url}/dashboard`, { signedIn: true });
  const measurements: Measurement[] = [
    sum("sign-in page", limits.signIn, signIn),
    sum("dashboard frame", limits.dashboard, dashboard),
    await largestFile(site, release),
  ];
  for (const [name, remote] of Object.entries(release.remotes)) {
    const path = firstPath(remote);
    const scripts = await scriptsOf(browser, site, url + path, { signedIn: path.startsWith("/dashboard") });
    measurements.push(...ofRemote(name, remote, scripts));
  }
  return measurements;
}

function sum(name: string, limit: number, scripts: readonly Script[]): Measurement {
  return { name, limit, scripts, kB: scripts.reduce((total, { kB }) => total + kB, 0) };
}

function ofRemote(name: string, { entry, budget }: LiveRemote, scripts: readonly Script[]): Measurement[] {
  const own = scripts.filter(({ file }) => file.startsWith(`/remotes/${name}/`));
  const isEntry = ({ file }: Script) => file === entry;
  const rest = own.filter((script) => !isEntry(script));
  if (!own.some(isEntry)) throw new Error(`${name} was not loaded by its own page`);
  return [
    sum(`${name} entry`, budget.entryKB, own.filter(isEntry)),
    sum(`${name} first route`, budget.routeKB, rest),
  ];
}

async function largestFile(site: Site, { shell, remotes }: Release): Promise<Measurement> {
  const files = [shell, ...Object.values(remotes)].flatMap(({ files }) => Object.keys(files));
  const scripts = await Promise.all(files.map((file) => measure(site, file)));
  const largest = scripts.reduce((a, b) => (b.kB > a.kB ? b : a));
  return sum("largest file", limits.anyFile, [largest]);
}

/** The address of a remote's first screen: what the menu leads to, else what it is mounted at. */
function firstPath({ nav, mounts }: LiveRemote): string {
  const link = nav[0]?.to ?? nav[0]?.items?.[0]?.to ?? mounts[0] ?? "/";
  return link.replace(/\/\*$/, "");
}
