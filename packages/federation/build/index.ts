import { pluginModuleFederation } from "@module-federation/rsbuild-plugin";
import { mergeRsbuildConfig, type RsbuildConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import { lighterTwins } from "./lighter-twins";
import { runtimeOfTheShell } from "./runtime-of-the-shell";
import { sharedByRemote, sharedByShell } from "./shared";

/** Names this build and its container; the publisher sets it from everything that goes into the build. */
const build = process.env.PORTAL_BUILD ?? "dev";

/** The global variable of a remote's container: unique to the build, so that two builds can live in one page. */
export const containerName = (name: string, buildId = build) => `${name.replaceAll("-", "_")}_${buildId}`;

const common: RsbuildConfig = {
  output: {
    assetPrefix: "auto",
    legalComments: "none",
    polyfill: "off",
    cleanDistPath: true,
    overrideBrowserslist: ["chrome >= 109", "firefox >= 115", "safari >= 16.4"],
  },
  security: { sri: { enable: true, algorithm: "sha384" } },
  dev: { lazyCompilation: false, assetPrefix: "auto" },
  server: { cors: { origin: /^http:\/\/localhost(:\d+)?$/ } },
  tools: {
    rspack: (config, { rspack }) => {
      config.output = { ...config.output, crossOriginLoading: "anonymous", chunkLoadTimeout: 20_000 };
      config.plugins.push(...lighterTwins(rspack));
    },
  },
};

const federation = { shareStrategy: "loaded-first" as const, dts: false, manifest: true };
const optimization = { target: "web" as const, disableSnapshot: true };

/** The build of a remote: one container that exposes `./remote`. */
export function remote(name: string): RsbuildConfig {
  return mergeRsbuildConfig(common, {
    tools: { rspack: (config, { rspack }) => void config.plugins.push(runtimeOfTheShell(rspack)) },
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        ...federation,
        name: containerName(name),
        shared: sharedByRemote,
        filename: build === "dev" ? "remoteEntry.js" : "remoteEntry.[contenthash:8].js",
        exposes: { "./remote": "./src/remote.tsx" },
        experiments: { optimization: { ...optimization, disableRemote: true }, externalRuntime: true },
      }),
    ],
    source: { entry: {} },
  });
}

/**
 * The look, language and session in one file. Shared modules would else be a chunk each, and each request costs a slow
 * line its share; React and the router are large enough to be files of their own.
 */
const vendors = {
  base: {
    name: "base",
    test: /[\\/]node_modules[\\/](@chakra-ui|@emotion|stylis|@pandacss|i18next|jotai)[\\/]|[\\/]packages[\\/](router|session|i18n|ui[\\/]src[\\/](?!form|list))[\\/]/,
    chunks: "async" as const,
    enforce: true,
  },
};

/** The build of the shell: the host, and the page everything is shown in. */
export function shell(): RsbuildConfig {
  return mergeRsbuildConfig(common, {
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        ...federation,
        name: "shell",
        shared: sharedByShell,
        remotes: {},
        experiments: { optimization, provideExternalRuntime: true },
      }),
    ],
    performance: { chunkSplit: { strategy: "custom", splitChunks: { cacheGroups: vendors } } },
    source: { entry: { index: "./src/index.ts" } },
    html: { template: "./index.html" },
  });
}
