import type { Messages, MessageSet } from "@portal/i18n";
import { Outlet, type RouteObject } from "@portal/router";
import { UiProvider, uiMessages } from "@portal/ui";

/** What a remote exposes as `./remote`: its screens, and what must be fetched before the first one shows. */
export interface RemoteModule {
  /** Routes relative to the site's root or, for those inside the frame, to `/dashboard`. */
  readonly routes: RouteObject[];
  /** Resolves when the messages of the shown language are here. */
  ready(): Promise<void>;
}

/**
 * Declares a remote. Its screens are drawn inside its own copy of the ui provider when its ui is not the shell's,
 * so that a remote built on a newer ui works in an older shell.
 */
export function defineRemote<M extends Messages>(remote: {
  readonly messages: MessageSet<M>;
  readonly routes: RouteObject[];
}): RemoteModule {
  return {
    routes: [{ element: <RemoteRoot />, children: remote.routes }],
    ready: async () => {
      await Promise.all([remote.messages.ready(), uiMessages.ready()]);
    },
  };
}

function RemoteRoot() {
  return (
    <UiProvider>
      <Outlet />
    </UiProvider>
  );
}
