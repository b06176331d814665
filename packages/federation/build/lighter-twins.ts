import type { rspack as Rspack } from "@rsbuild/core";

/**
 * Files that libraries resolve to although a lighter twin lies beside them: Module Federation's runtime as CommonJS,
 * which cannot be tree-shaken (12 kB gz more in the shell and in each remote), and React Router's development build,
 * which its package.json names for browsers in production too.
 */
const twins = [
  { heavy: /(@module-federation.*)\.cjs$/, light: "$1.js" },
  { heavy: /(react-router[\\/]dist[\\/])development([\\/].*)$/, light: "$1production$2" },
];

/** Makes a build take the lighter twins. */
export function lighterTwins(rspack: typeof Rspack) {
  return twins.map(
    ({ heavy, light }) =>
      new rspack.NormalModuleReplacementPlugin(heavy, (module) => {
        if (module.createData?.resource) {
          module.createData.resource = module.createData.resource.replace(heavy, light);
        } else module.request = module.request.replace(heavy, light);
      }),
  );
}
