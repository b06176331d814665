import ui from "@portal/ui/package.json" with { type: "json" };

const singleton = (requiredVersion: string) => ({ singleton: true, strictVersion: true, requiredVersion });
const ours = singleton("^1.0.0");
const react = singleton("^19.0.0");

/**
 * What host and remotes share, the same for every package; publishing checks that it is.
 * Libraries are shared through facades (`@portal/router`, `@portal/ui`), because sharing ships whole namespaces.
 * `@portal/ui` is no singleton: a remote built on a newer one brings its own.
 */
export const shared = {
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
  "@portal/ui": { requiredVersion: `^${ui.version}` },
  "@portal/ui/": { requiredVersion: `^${ui.version}` },
};
