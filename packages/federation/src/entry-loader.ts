import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import type { FailureReason } from "./failure";
import type { LiveRemote, Release } from "./registry";

/** A container as its entry script leaves it in a global variable. */
type Container = NonNullable<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin["loadEntry"]>>>>;

/**
 * Loads containers in place of Module Federation's own loader: only entries that the release lists, each with its
 * integrity, each within its deadline, and asked for again after a failure.
 */
export function entryLoader(release: Release): ModuleFederationRuntimePlugin {
  const byContainer = new Map(Object.values(release.remotes).map((remote) => [remote.container, remote]));
  const tries = new Map<string, number>();
  return {
    name: "portal-entry-loader",
    async loadEntry({ remoteInfo }) {
      const remote = byContainer.get(remoteInfo.name);
      if (!remote) throw new Error(`The release has no container ${remoteInfo.name}`);
      if (!isListed(remote, remote.entry)) throw new Error(`The release lists no hash of ${remote.entry}`);
      const tried = tries.get(remote.entry) ?? 0;
      tries.set(remote.entry, tried + 1);
      await runScript(tried === 0 ? remote.entry : `${remote.entry}?retry=${tried}`, remote);
      const container = (globalThis as unknown as Record<string, Container | undefined>)[remote.container];
      if (!container) throw new Error(`${remote.entry} ran but registered no container`);
      return container;
    },
  };
}

/** What is not listed does not run; only a development build, whose files change at every save, lists nothing. */
const isListed = (remote: LiveRemote, file: string) => file in remote.files || remote.build === "dev";

/** A hung request never recovers on the same address, hence the query on retries; the integrity stays with it. */
function runScript(src: string, remote: LiveRemote): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      window.removeEventListener("error", onThrow);
      script.remove();
      finish();
    };
    const onThrow = (event: ErrorEvent) => {
      if (event.filename.endsWith(src))
        settle(() => reject(new ScriptThrew(event.message, { cause: event.error })));
    };
    const timer = setTimeout(
      () => settle(() => reject(new DOMException(src, "TimeoutError"))),
      remote.budget.loadMs,
    );
    window.addEventListener("error", onThrow);
    script.onload = () => settle(resolve);
    script.onerror = () => settle(() => reject(new Error(`${src} did not load`)));
    script.crossOrigin = "anonymous";
    script.integrity = remote.files[remote.entry] ?? "";
    script.src = src;
    document.head.append(script);
  });
}

class ScriptThrew extends Error {}

/**
 * Finds out why a remote did not load. A script element does not say, so the files are asked for once more: what the
 * server answers now tells a refusal from a missing file, a web page in its place, or content that was changed.
 */
export async function failureReason(remote: LiveRemote, cause: unknown): Promise<FailureReason> {
  if (cause instanceof ScriptThrew) return "eval";
  if (isTimeout(cause)) return "timeout";
  for (const file of [remote.entry, ...remote.preload]) {
    const reason = isListed(remote, file) ? await probe(file, remote.files[file]) : "integrity";
    if (reason) return reason;
  }
  return /shared|singleton|version/i.test(String(cause)) ? "shared" : "eval";
}

const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === "TimeoutError";

async function probe(file: string, integrity: string | undefined): Promise<FailureReason | undefined> {
  const signal = AbortSignal.timeout(1500);
  try {
    const response = await fetch(file, { cache: "no-store", signal });
    if (!response.ok) return "http";
    if (response.headers.get("content-type")?.includes("html")) return "html-fallback";
    if (integrity === undefined) return undefined;
    const digest = await crypto.subtle.digest("SHA-384", await response.arrayBuffer());
    const actual = `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
    return actual === integrity ? undefined : "integrity";
  } catch (cause) {
    return isTimeout(cause) ? "timeout" : "network";
  }
}
