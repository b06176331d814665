import federation from "@module-federation/webpack-bundler-runtime";
// The package's index leaves it out of a build that exposes nothing, such as the shell's; remotes need it.
import { initContainerEntry } from "@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js";

/**
 * Offers the bundler's side of Module Federation to remotes, which are built without it. Each gets an object of its own
 * and an instance of its own: the runtime's `init` would hand out the shell's.
 */
export function shareRuntime(): void {
  const { runtime, bundlerRuntime } = federation;
  const portalFederationRuntime = () => ({
    ...federation,
    runtime: { ...runtime, init: runtime?.createInstance },
    bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
    bundlerRuntimeOptions: {},
  });
  Object.assign(globalThis, { portalFederationRuntime });
}
