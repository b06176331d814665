import type { rspack as Rspack } from "@rsbuild/core";

/**
 * Makes a build take the ES modules of Module Federation's runtime. Its plugin resolves them to CommonJS twins, which
 * cannot be tree-shaken: 12 kB gz more in the shell and in each remote.
 */
export function preferEsm(rspack: typeof Rspack) {
  const commonJs = /(@module-federation.*)\.cjs$/;
  return new rspack.NormalModuleReplacementPlugin(commonJs, (module) => {
    if (module.createData?.resource)
      module.createData.resource = module.createData.resource.replace(commonJs, "$1.js");
    else module.request = module.request.replace(commonJs, "$1.js");
  });
}
