import { Outlet, type RouteObject } from "@portal/router";
import { UiProvider, uiMessages } from "@portal/ui";

/** What a remote exposes as `./remote`: its screens, and what must be fetched before the first one shows. */
export interface RemoteModule {
  /** Routes by their whole address: `paths.categories.list`. */
  readonly routes: RouteObject[];
  /** Resolves when the messages of the shown language are here. */
  ready(): Promise<void>;
}

/**
 * Declares a remote: `ready` fetches its messages, `routes` are its screens. They are drawn inside the remote's own copy
 * of the ui provider when its ui is not the shell's, so that a remote built on a newer ui works in an older shell.
 */
export function defineRemote(remote: RemoteModule): RemoteModule {
  return {
    routes: [{ element: <RemoteRoot />, children: remote.routes }],
    ready: async () => {
      await Promise.all([remote.ready(), uiMessages.ready()]);
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
