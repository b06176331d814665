import { loadRemote, registerPlugins, registerRemotes } from "@module-federation/enhanced/runtime";
import type { RemoteModule } from "./define-remote";
import { entryLoader, failureReason } from "./entry-loader";
import { RemoteFailure } from "./failure";
import { fetchAhead } from "./fetch-ahead";
import type { LiveRemote, Release } from "./registry";
import { shareRuntime } from "./shared-runtime";

/** Loads the remotes of one release into the shell. */
export interface Host {
  /**
   * Loads a remote, once: later calls give the same promise. Rejects with `RemoteFailure`, also to later calls, until
   * the failure is forgotten.
   */
  load(name: string): Promise<RemoteModule>;
  /** Lets the next `load` of a remote that failed try again, in the same page. */
  forgetFailure(name: string): void;
  /** Fetches a remote's scripts without running them. */
  prefetch(name: string): void;
}

/** Prepares Module Federation for the remotes of a release. */
export function createHost(release: Release): Host {
  shareRuntime();
  registerPlugins([entryLoader(release)]);
  registerRemotes(Object.values(release.remotes).map(({ container, entry }) => ({ name: container, entry })));
  const loads = new Map<string, Promise<RemoteModule>>();
  const failed = new Set<string>();

  return {
    load(name) {
      const known = loads.get(name);
      if (known) return known;
      const started = load(name, release.remotes[name]);
      loads.set(name, started);
      started.catch(() => failed.add(name));
      return started;
    },
    forgetFailure(name) {
      if (failed.delete(name)) loads.delete(name);
    },
    prefetch(name) {
      const remote = release.remotes[name];
      if (remote && !loads.has(name)) fetchAhead(remote, "low");
    },
  };
}

async function load(name: string, remote: LiveRemote | undefined): Promise<RemoteModule> {
  if (!remote) throw new RemoteFailure(name, "contract");
  fetchAhead(remote, "high");
  const deadline = rejectAfter(remote.budget.loadMs);
  try {
    const module = (
      await Promise.race([loadRemote<{ default: RemoteModule }>(`${remote.container}/remote`), deadline])
    )?.default;
    if (!Array.isArray(module?.routes)) throw new RemoteFailure(name, "contract");
    await Promise.race([module.ready(), deadline]);
    return module;
  } catch (cause) {
    if (cause instanceof RemoteFailure) throw cause;
    throw new RemoteFailure(name, await failureReason(remote, cause), { cause });
  }
}

/** Rejects after `ms`; alone it is nobody's failure. */
function rejectAfter(ms: number): Promise<never> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException(`${ms} ms passed`, "TimeoutError")), ms);
  });
  late.catch(() => {});
  return late;
}
