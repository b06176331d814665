import type { Host } from "@portal/federation/host";
import type { Release } from "@portal/federation/registry";
import { createBrowserRouter, RouterProvider } from "@portal/router";
import { sessionStore } from "@portal/session";
import { UiProvider } from "@portal/ui";
import { Provider } from "jotai";
import { useState } from "react";
import { Page } from "./page";
import { SessionWatch } from "./session/session-watch";
import { ShellContext } from "./shell-context";

/** The whole portal: one router, whose every address is answered by `Page`. */
export function Shell({ release, host }: { release: Release; host: Host }) {
  const [router] = useState(() => createBrowserRouter([{ path: "*", Component: Page }]));
  return (
    <Provider store={sessionStore}>
      <UiProvider>
        <ShellContext value={{ release, host }}>
          <RouterProvider router={router} />
          <SessionWatch />
        </ShellContext>
      </UiProvider>
    </Provider>
  );
}
