import { pluginModuleFederation } from "@module-federation/rsbuild-plugin";
import { defineConfig, type RsbuildConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import { shared } from "./shared";

/** Names this build and its container; the publisher sets it from everything that goes into the build. */
const build = process.env.PORTAL_BUILD ?? "dev";

/** The global variable of a remote's container: unique to the build, so that two builds can live in one page. */
export const containerName = (name: string, buildId = build) => `${name.replaceAll("-", "_")}_${buildId}`;

const common = {
  output: {
    assetPrefix: "auto",
    legalComments: "none",
    polyfill: "off",
    cleanDistPath: true,
    overrideBrowserslist: ["chrome >= 109", "firefox >= 115", "safari >= 16.4"],
  },
  security: { sri: { enable: true, algorithm: "sha384" } },
  dev: { lazyCompilation: false, assetPrefix: "auto" },
  server: { cors: true },
  performance: { buildCache: true },
  tools: { rspack: { output: { crossOriginLoading: "anonymous", chunkLoadTimeout: 20_000 } } },
} satisfies RsbuildConfig;

const federation = { shared, shareStrategy: "loaded-first" as const, dts: false, manifest: true };
const optimization = { target: "web" as const };

/** The build of a remote: one container that exposes `./remote`. */
export function remote(name: string): RsbuildConfig {
  return defineConfig({
    ...common,
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        ...federation,
        name: containerName(name),
        filename: "remoteEntry.[contenthash:8].js",
        exposes: { "./remote": "./src/remote.tsx" },
        experiments: { optimization, externalRuntime: true },
      }),
    ],
    source: { entry: {} },
  });
}

/** The build of the shell: the host, and the page everything is shown in. */
export function shell(): RsbuildConfig {
  return defineConfig({
    ...common,
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        ...federation,
        name: "shell",
        remotes: {},
        experiments: { optimization, provideExternalRuntime: true },
      }),
    ],
    source: { entry: { index: "./src/index.ts" } },
    html: { template: "./index.html" },
  });
}
