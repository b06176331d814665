import { createMemoryRouter, type RouteObject, RouterProvider } from "@portal/router";
import { sessionStore, signIn } from "@portal/session";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitForElementToBeRemoved } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { Suspense } from "react";

/** What a remote exposes; see `defineRemote`. */
interface Remote {
  readonly routes: RouteObject[];
  ready(): Promise<void>;
}

/** A screen on show, and the hand of whoever uses it. */
export interface ShownScreen {
  readonly user: UserEvent;
  /** The address now, as the browser would show it. */
  readonly address: () => string;
  /** The browser's Back. */
  readonly back: () => Promise<void>;
}

const fetching = "Fetching the screen";

interface Options {
  /** Whether somebody is signed in; screens of the dashboard need it. */
  readonly signedIn?: boolean;
  /** The hand, when a test moves the clock itself. */
  readonly user?: UserEvent;
}

/** Shows a remote at an address, as the shell would: its messages fetched, a session there, a fresh cache. */
export async function renderScreen(
  remote: Remote,
  address: string,
  options: Options = {},
): Promise<ShownScreen> {
  if (options.signedIn ?? true) signIn("test-token", "255712000001");
  await remote.ready();
  const elsewhere = { path: "*", element: <p>Elsewhere</p> };
  const router = createMemoryRouter([...remote.routes, elsewhere], { initialEntries: [address] });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <Provider store={sessionStore}>
      <QueryClientProvider client={queries}>
        <Suspense fallback={fetching}>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>
    </Provider>,
  );
  if (screen.queryByText(fetching)) await waitForElementToBeRemoved(() => screen.queryByText(fetching));
  return {
    user: options.user ?? userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    back: () => act(async () => router.navigate(-1)),
  };
}
