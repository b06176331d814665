import { defineRemote, page, paths } from "@portal/federation";
import { ready } from "./messages";

const subscribers = page(async () => (await import("./subscribers/not-built")).Subscribers);

export default defineRemote({
  ready,
  routes: [
    { path: `${paths.subscribers.list}/*`, Component: subscribers },
    { path: `${paths.subscribers.alias}/*`, Component: subscribers },
    { path: `${paths.staff.list}/*`, Component: page(async () => (await import("./staff/not-built")).Staff) },
  ],
});
