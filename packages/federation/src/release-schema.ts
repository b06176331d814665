import * as z from "zod/mini";

/** What a remote's name may be; it becomes a folder and part of a global variable. */
export const RemoteName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/));

const Label = z.object({ en: z.string().check(z.minLength(1)), sw: z.string().check(z.minLength(1)) });
const DashboardPath = z.string().check(z.regex(/^\/dashboard(\/[a-z0-9-]+)*$/));

/** An icon as the path data of a 24 by 24 outline: data, so that a remote brings its own and no markup travels. */
const Icon = z.string().check(z.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]{1,2000}$/));

const NavLink = z.object({ label: Label, to: DashboardPath });

/** An entry of the sidebar: a link, or a group of links. Remotes that name the same `id` share the group. */
export const NavEntry = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  order: z.number(),
  label: Label,
  icon: Icon,
  to: z.optional(DashboardPath),
  items: z.optional(z.array(NavLink)),
});
export type NavEntry = z.infer<typeof NavEntry>;

/** Where a remote is mounted, in the router's own pattern: `/dashboard/songs/*` is the path and all below it. */
const Mount = z.string().check(z.regex(/^\/$|^(\/[a-z0-9-]+)+(\/\*)?$/));

const Budget = z.object({
  /** Bytes of the container's entry and of its first route with everything it loads, gzipped, in kB. */
  entryKB: z.number(),
  routeKB: z.number(),
  /** Deadlines for its code to arrive and for its first screen to show, in milliseconds. */
  loadMs: z.number(),
  mountMs: z.number(),
});

/** What a remote says of itself: the file `portal.json` beside its package.json. */
export const RemoteManifest = z.object({
  name: RemoteName,
  mounts: z.array(Mount).check(z.minLength(1)),
  nav: z.array(NavEntry),
  budget: Budget,
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** A file's address below the site's root. Relative to it, so that no release can name another origin. */
const FilePath = z.string().check(z.regex(/^\/(shell|remotes)\/[A-Za-z0-9_][A-Za-z0-9_./-]*$/));
const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const Files = z.record(FilePath, Integrity);

const Build = z.object({
  version: z.string(),
  /** Names the build's folder; made from everything that went into it. */
  build: z.string().check(z.regex(/^[0-9a-f]{8,16}$|^dev$/)),
  /** Version of the contract between shell and remotes: the shell's own, a range for a remote. */
  contract: z.string(),
  /** Every script and stylesheet of the build; what is not listed does not run. */
  files: Files,
});

/** A remote's build as the browser loads it. */
const RemoteBuild = z.extend(Build, {
  entry: FilePath,
  /** Scripts needed for the first screen besides the entry; fetched at the same time. */
  preload: z.array(FilePath),
  /** The global variable that the entry sets; unique to the build, so that two builds can live in one page. */
  container: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
});
export type RemoteBuild = z.infer<typeof RemoteBuild>;

/** A remote that is live: its manifest, its build, and the build to fall back to. */
export const LiveRemote = z.extend(RemoteBuild, {
  mounts: RemoteManifest.shape.mounts,
  nav: RemoteManifest.shape.nav,
  budget: Budget,
  lastGood: z.optional(RemoteBuild),
});
export type LiveRemote = z.infer<typeof LiveRemote>;

/** A release: everything that is live at one time, in one document that never changes. */
export const Release = z.object({
  schema: z.literal(1),
  release: z.int(),
  parent: z.nullable(z.int()),
  by: z.string(),
  at: z.string(),
  reason: z.string(),
  apiBase: z.string().check(z.regex(/^\/|^https:\/\//)),
  shell: Build,
  remotes: z.record(RemoteName, LiveRemote),
});
export type Release = z.infer<typeof Release>;

/** A release larger than this is refused, in bytes. */
export const maxReleaseBytes = 64 * 1024;

/** Reads a release from its JSON text. Throws when it is too large or not a release. */
export function parseRelease(text: string): Release {
  if (text.length > maxReleaseBytes) throw new Error(`The release is larger than ${maxReleaseBytes} bytes`);
  return Release.parse(JSON.parse(text));
}
