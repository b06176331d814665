import { createRsbuild, loadConfig, mergeRsbuildConfig, type RsbuildConfig } from "@rsbuild/core";
import { CommandError } from "../command";
import type { FrontEnd } from "../workspace";

/** A bundler that watches one package and serves what it builds from memory. */
export interface DevServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Scripts change at every save: nothing is pinned. */
const unpinned: RsbuildConfig = {
  security: { sri: { enable: false } },
  dev: { progressBar: false },
  logLevel: "warn",
};

/** The path below which a remote's dev server answers, so that every server can stand behind the shell's. */
export const devPath = (name: string) => `/remotes/${name}/dev`;

/** Serves a remote from source, below its own path. */
export function startRemoteServer(remote: FrontEnd): Promise<DevServer> {
  const base = devPath(remote.name);
  return startServerOf(remote, {
    dev: { assetPrefix: `${base}/`, client: { path: `${base}/hot` } },
    server: { base, port: 0, strictPort: true, printUrls: false },
  });
}

/** Serves the shell from source on the portal's port; what `proxied` names is asked of the server that has it. */
export function startShellServer(
  shell: FrontEnd,
  port: number,
  releaseTag: { id: string; json: string },
  proxied: Readonly<Record<string, number>>,
): Promise<DevServer> {
  const { id, json } = releaseTag;
  const proxy = Object.entries(proxied).map(([path, target]) => ({
    pathFilter: path,
    target: `http://localhost:${target}`,
    ws: path.endsWith("/dev"),
  }));
  return startServerOf(shell, {
    dev: { assetPrefix: "/", client: { path: "/hot" } },
    server: { port, strictPort: true, printUrls: false, proxy },
    html: {
      tags: [{ tag: "script", attrs: { type: "application/json", id }, children: json, append: false }],
    },
  });
}

async function startServerOf({ folder: cwd }: FrontEnd, config: RsbuildConfig): Promise<DevServer> {
  const { content } = await loadConfig({ cwd });
  const rsbuild = await createRsbuild({ cwd, config: mergeRsbuildConfig(content, unpinned, config) });
  const { port, server } = await rsbuild.startDevServer().catch((cause) => {
    throw new CommandError((cause as Error).message, { cause });
  });
  return { port, close: () => server.close() };
}
