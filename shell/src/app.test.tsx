import { auth } from "@portal/contract";
import { RemoteFailure } from "@portal/federation/failure";
import type { Host } from "@portal/federation/host";
import type { Release } from "@portal/federation/registry";
import { changeLanguage } from "@portal/i18n";
import { interruptSession, signIn, signOut } from "@portal/session";
import { fakeApi } from "@portal/testing";
import { uiMessages } from "@portal/ui";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import authManifest from "../../mfe-auth/portal.json";
import billingManifest from "../../mfe-billing/portal.json";
import catalogManifest from "../../mfe-catalog/portal.json";
import peopleManifest from "../../mfe-people/portal.json";
import { Shell } from "./app";
import { messages } from "./messages";

const build = { version: "1.2.3", build: "aaaaaaaa", contract: "^1.0.0", files: {}, preload: [] };
const manifests = [authManifest, billingManifest, catalogManifest, peopleManifest];
const release = {
  schema: 1,
  remotes: Object.fromEntries(
    manifests.map((manifest) => [manifest.name, { ...build, ...manifest, container: "x", entry: "x" }]),
  ),
} as unknown as Release;

/** Remotes that say where they are. */
function fakeHost(
  load: Host["load"] = async () => ({
    routes: [{ path: "*", element: <h1>A screen</h1> }],
    ready: async () => {},
  }),
) {
  return { load: vi.fn(load), forgetFailure: vi.fn(), prefetch: vi.fn() } satisfies Host;
}

async function openPortal(path: string, host: Host = fakeHost()) {
  window.history.replaceState(null, "", path);
  await act(async () => render(<Shell release={release} host={host} />));
  return userEvent.setup();
}

/** The menu; on this small screen it opens over the page, and a link in it closes it. */
async function openMenu(user: UserEvent) {
  const shown = screen.queryByRole("navigation", { name: "Main" });
  if (!shown) await user.click(await screen.findByRole("button", { name: "Open menu" }));
  return within(await screen.findByRole("navigation", { name: "Main" }));
}

async function follow(user: UserEvent, name: string) {
  const nav = await openMenu(user);
  await act(() => user.click(nav.getByRole("link", { name })));
}

beforeEach(async () => {
  signOut();
  signIn("secret", "255712000001");
  await Promise.all([
    messages.ready("en"),
    messages.ready("sw"),
    uiMessages.ready("en"),
    uiMessages.ready("sw"),
  ]);
  await changeLanguage("en");
});

test("the menu has the specified groups and links, in order", async () => {
  const user = await openPortal("/dashboard");
  const nav = await openMenu(user);
  const top = nav
    .getAllByRole("link")
    .concat(nav.getAllByRole("button"))
    .map((element) => element.textContent);
  expect(top).toEqual([
    "Dashboard",
    "Song Categories",
    "User Management",
    "Song Management",
    "Mobile Network Operator",
    "Packages",
    "Report",
  ]);
  const groups: Record<string, [string, string][]> = {
    "User Management": [
      ["Subscribers List", "/dashboard/staff"],
      ["Staff List", "/dashboard/users"],
      ["Add Staff", "/dashboard/users/add"],
    ],
    "Song Management": [
      ["Song List", "/dashboard/songs"],
      ["Add Song", "/dashboard/songs/add"],
    ],
    "Mobile Network Operator": [
      ["Operator List", "/dashboard/payments/operator"],
      ["Add Operator", "/dashboard/payments/add"],
    ],
    Packages: [
      ["Package List", "/dashboard/packages"],
      ["Add Package", "/dashboard/packages/add"],
    ],
    Report: [["Transaction Report", "/dashboard/payments/transactions"]],
  };
  for (const [group, links] of Object.entries(groups)) {
    await user.click(nav.getByRole("button", { name: group }));
    for (const [label, to] of links) {
      expect(nav.getByRole("link", { name: label })).toHaveAttribute("href", to);
    }
  }
});

test("one group is open at a time, the one of the current page first", async () => {
  const user = await openPortal("/dashboard/users/edit/3");
  const nav = await openMenu(user);
  expect(nav.getByRole("link", { name: "Staff List" })).toHaveAttribute("aria-current", "page");
  await user.click(nav.getByRole("button", { name: "Report" }));
  expect(nav.getByRole("link", { name: "Transaction Report" })).toBeVisible();
  expect(nav.queryByRole("link", { name: "Staff List" })).not.toBeInTheDocument();
});

test("pointing at a link fetches its remote before the click", async () => {
  const host = fakeHost();
  const user = await openPortal("/dashboard", host);
  await user.hover((await openMenu(user)).getByRole("link", { name: "Song Categories" }));
  expect(host.prefetch).toHaveBeenCalledWith("catalog");
});

test("the user menu shows who is signed in and closes on a press outside and on Escape", async () => {
  const user = await openPortal("/dashboard");
  const button = await screen.findByRole("button", { name: "User menu: 255712000001" });
  await user.click(button);
  expect(screen.getByRole("link", { name: "Change Password" })).toHaveAttribute("href", "/dashboard/profile");
  await user.click(await screen.findByRole("heading", { name: "A screen" }));
  expect(screen.queryByRole("button", { name: "Logout" })).not.toBeInTheDocument();
  await user.click(button);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("button", { name: "Logout" })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test("Logout tells the server and ends the session even when the server does not answer", async () => {
  const api = fakeApi();
  api.sends(auth.logout, () => Promise.reject(new TypeError("no network")));
  const user = await openPortal("/dashboard");
  await user.click(await screen.findByRole("button", { name: /User menu/ }));
  await user.click(screen.getByRole("button", { name: "Logout" }));
  await waitFor(() => expect(localStorage.getItem("token")).toBeNull());
  await waitFor(() => expect(api.requests[0]).toMatchObject({ path: "/auth/logout" }));
});

test("nobody who is signed out sees the dashboard, and the page they wanted is kept", async () => {
  signOut();
  const host = fakeHost();
  await openPortal("/dashboard/songs?page=2", host);
  await waitFor(() => expect(window.location.pathname).toBe("/"));
  expect(host.load).toHaveBeenCalledWith("auth");
  expect(host.load).not.toHaveBeenCalledWith("catalog");
  expect(sessionStorage.getItem("portal.return")).toContain("/dashboard/songs?page=2");
});

test("a session that the server ended asks to sign in over the page, which stays as it is", async () => {
  await openPortal("/dashboard/songs");
  await screen.findByRole("heading", { name: "A screen" });
  act(() => interruptSession("secret"));
  expect(await screen.findByRole("dialog", { name: "Sign in again" })).toBeVisible();
  expect(window.location.pathname).toBe("/dashboard/songs");
  act(() => signIn("new", "255712000001"));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("a remote that fails leaves a card with the reason, and Retry loads it in place", async () => {
  let isDown = true;
  const host = fakeHost(async (name) => {
    if (isDown && name === "catalog") throw new RemoteFailure(name, "network");
    return { routes: [{ path: "*", element: <h1>{name}</h1> }], ready: async () => {} };
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const user = await openPortal("/dashboard/songs", host);
  const card = await screen.findByRole("alert");
  expect(card).toHaveTextContent("This part of the portal is not available");
  expect(card).toHaveTextContent("catalog 1.2.3 · network");
  await user.click((await openMenu(user)).getByRole("button", { name: "Packages" }));
  await follow(user, "Package List");
  expect(await screen.findByRole("heading", { name: "billing" })).toBeVisible();
  await user.click((await openMenu(user)).getByRole("button", { name: "Song Management" }));
  await follow(user, "Song List");
  await screen.findByRole("alert");
  isDown = false;
  await act(() => user.click(screen.getByRole("button", { name: "Retry" })));
  expect(await screen.findByRole("heading", { name: "catalog" })).toBeVisible();
  vi.restoreAllMocks();
});

test("a screen that throws takes only itself down, and leaving clears it", async () => {
  function Broken(): never {
    throw new Error("a bug");
  }
  const host = fakeHost(async (name) => ({
    routes: [
      { path: "/dashboard/songs", Component: Broken },
      { path: "*", element: <h1>{name}</h1> },
    ],
    ready: async () => {},
  }));
  vi.spyOn(console, "error").mockImplementation(() => {});
  const user = await openPortal("/dashboard/songs", host);
  expect(await screen.findByRole("alert")).toHaveTextContent("render");
  await follow(user, "Add Song");
  expect(await screen.findByRole("heading", { name: "catalog" })).toBeVisible();
  vi.restoreAllMocks();
});

test("an address that nobody owns is not found, with a way back", async () => {
  await openPortal("/dashboard/nowhere");
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to the dashboard" })).toHaveAttribute("href", "/dashboard");
});

test("the prompt shows a minute before the end; Extend keeps the session and tells the server", async () => {
  const api = fakeApi(auth.extend);
  localStorage.setItem("loginTime", String(Date.now() - 39.5 * 60_000));
  const user = await openPortal("/dashboard");
  const dialog = await screen.findByRole("alertdialog", { name: "Session Expiring" });
  expect(dialog).toHaveTextContent(/in (29|30) seconds/);
  await user.click(within(dialog).getByRole("button", { name: "Extend" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(Number(localStorage.getItem("loginTime"))).toBeGreaterThan(Date.now() - 5000);
  await waitFor(() => expect(api.requests[0]).toMatchObject({ path: "/auth/extend" }));
});

test("offline is said over the page until it is over", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await openPortal("/dashboard");
  expect(await screen.findByText(/You are offline/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

test("the frame speaks Swahili", async () => {
  const user = await openPortal("/dashboard");
  await openMenu(user);
  await act(() => changeLanguage("sw"));
  expect(await screen.findByRole("link", { name: "Makundi ya Nyimbo" })).toBeVisible();
  expect(screen.getByText(/Haki zote zimehifadhiwa/)).toBeVisible();
});
