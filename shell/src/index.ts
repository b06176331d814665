import { showPlainFailure } from "./plain-failure";

if (process.env.NODE_ENV === "development") registerLaterRenderers();

import("./bootstrap").catch((cause: unknown) => {
  console.error(cause);
  showPlainFailure();
});

/** Lets React Refresh reach remotes, whose copy of the refresh runtime is built and registered later than the shell's. */
function registerLaterRenderers() {
  interface Hook {
    inject(renderer: unknown): number;
    renderers: Map<number, unknown>;
  }
  const hook = (window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (!hook) return;
  const inject = hook.inject.bind(hook);
  hook.inject = (renderer) => {
    const id = inject(renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
