import { shell } from "@portal/federation/build";

export default shell();
