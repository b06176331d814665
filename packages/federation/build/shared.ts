import ui from "@portal/ui/package.json" with { type: "json" };

const singleton = (requiredVersion: string) => ({ singleton: true, strictVersion: true, requiredVersion });
const ours = singleton("^1.0.0");
const react = singleton("^19.0.0");

/**
 * What host and remotes share, the same keys for every package; publishing checks that they are.
 * Libraries are shared through facades (`@portal/router`, `@portal/ui`), because sharing ships whole namespaces.
 */
const singletons = {
  react,
  "react/": react,
  "react-dom": react,
  "react-dom/": react,
  jotai: singleton("^2.0.0"),
  "@emotion/react": singleton("^11.0.0"),
  "@tanstack/react-query": singleton("^5.0.0"),
  "@portal/router": ours,
  "@portal/session": ours,
  "@portal/client": ours,
  "@portal/i18n": ours,
};

/** No singleton: a remote built on a newer ui brings its own. */
const vocabulary = {
  "@portal/ui": { requiredVersion: `^${ui.version}` },
  "@portal/ui/": { requiredVersion: `^${ui.version}` },
};

/** The shell's side: it provides every singleton. */
export const sharedByShell = { ...singletons, ...vocabulary };

/** A remote's side: it takes the singletons from the shell and carries no copy of them. */
export const sharedByRemote = {
  ...Object.fromEntries(
    Object.entries(singletons).map(([key, rule]) => [key, { ...rule, import: false as const }]),
  ),
  ...vocabulary,
};
