import { commit } from "./commit";
import { openSite } from "./site";
import { withRemote } from "./test-site";

// A publisher for the tests to kill: publishes until it is ended.
const [, , folder, name = "remote"] = process.argv;
const site = await openSite(folder);
for (let round = 0; ; round += 1) {
  await commit(site, "for ever", (parent) => withRemote(`${name}${round % 5}`, parent));
}
