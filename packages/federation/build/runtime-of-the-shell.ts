import { fileURLToPath } from "node:url";
import type { rspack as Rspack } from "@rsbuild/core";

/**
 * Makes a remote take the bundler's side of Module Federation from the shell, as `externalRuntime` does for its core:
 * 7 kB gz less in every remote. The shell puts it there in `src/shared-runtime.ts`.
 */
export function runtimeOfTheShell(rspack: typeof Rspack) {
  const taken = fileURLToPath(new URL("../src/taken-runtime.ts", import.meta.url));
  return new rspack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]index\.c?js$/,
    (module) => {
      if (module.createData?.resource) module.createData.resource = taken;
      else module.request = taken;
    },
  );
}
