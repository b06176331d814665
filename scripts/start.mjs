import { endWithNpm } from "./end-with-npm.mjs";
import { install } from "./install.mjs";
import { requireNode } from "./node-version.mjs";

requireNode();
endWithNpm();
process.chdir(`${import.meta.dirname}/..`);
if (!install()) process.exit(1);
process.argv.splice(2, 0, "start");
await import("../packages/portal-cli/bin/portal.mjs");
