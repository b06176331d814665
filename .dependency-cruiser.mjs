// One arrow: route -> screen -> query -> client -> contract <- server. The rules are patterns over the tree, so that a new
// feature, remote or resource never edits them.
const ours = "^(shell|mfe-[^/]+|packages/[^/]+|e2e)/";
const tests = "[.]test[.]tsx?$";

/** A package that may use only the named packages of ours; its tests may use the testing package too. */
const usesOnly = (name, ...allowed) => ({
  name: `${name}-uses-only-${allowed.join("-") || "itself"}`,
  severity: "error",
  from: { path: `^packages/${name}/src/` },
  to: { path: ours, pathNot: `^packages/(${[name, "testing", ...allowed].join("|")})/` },
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "contract-uses-only-zod",
      severity: "error",
      from: { path: "^packages/contract/src/", pathNot: tests },
      to: { pathNot: ["^packages/contract/src/", "(^|/)node_modules/zod/"] },
    },
    usesOnly("session"),
    usesOnly("i18n"),
    usesOnly("router"),
    usesOnly("client", "contract", "session"),
    usesOnly("ui", "i18n", "router"),
    usesOnly("federation", "ui", "i18n", "router", "session", "client"),
    usesOnly("testing", "contract", "router", "session"),
    usesOnly("server", "contract"),
    usesOnly("portal-cli", "federation", "server"),
    {
      name: "client-shows-nothing",
      severity: "error",
      from: { path: "^packages/client/src/", pathNot: tests },
      to: { path: "(^|/)node_modules/(react|react-dom|@chakra-ui|@emotion)/" },
    },
    {
      name: "a-remote-knows-no-other-and-no-shell",
      severity: "error",
      from: { path: "^(mfe-[^/]+)/" },
      to: { path: "^(mfe-[^/]+|shell)/", pathNot: "^$1/" },
    },
    {
      name: "the-shell-knows-no-remote",
      severity: "error",
      from: { path: "^shell/", pathNot: tests },
      to: { path: "^mfe-[^/]+/" },
    },
    {
      name: "a-feature-uses-of-another-only-its-queries",
      severity: "error",
      from: { path: "^(mfe-[^/]+)/src/([^/]+)/" },
      to: { path: "^$1/src/[^/]+/", pathNot: ["^$1/src/($2|messages)/", "-queries[.]ts$"] },
    },
    {
      name: "only-the-command-line-runs-the-server",
      severity: "error",
      from: { pathNot: "^packages/(server|portal-cli)/" },
      to: { path: "^packages/server/" },
    },
    {
      name: "only-tests-use-testing",
      severity: "error",
      from: { pathNot: [tests, "^packages/testing/", "^vitest[.]config[.]ts$"] },
      to: { path: "^packages/testing/" },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "every-import-is-found", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "(^|/)node_modules/" },
    exclude: { path: "(^|/)(dist|www)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default", "types", "require", "node"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
