import { remote } from "@portal/federation/build";

export default remote("catalog");
