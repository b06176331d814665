import { auth } from "@portal/contract";
import { paths } from "@portal/federation";
import { fakeApi, renderScreen } from "@portal/testing";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import remote from "../remote";

async function fill(user: UserEvent, again: string) {
  await user.type(screen.getByLabelText("Old Password"), "karibu-portal-2026");
  await user.type(screen.getByLabelText("New Password"), "nyimbo-mpya-2026");
  await user.type(screen.getByLabelText("Confirm Password"), again);
  await user.click(screen.getByRole("button", { name: "Update Password" }));
}

test("a changed password is told, and the fields are empty again", async () => {
  const api = fakeApi(auth.changePassword);
  const { user } = await renderScreen(remote, paths.profile);
  await fill(user, "nyimbo-mpya-2026");
  expect(await screen.findByText("Password changed successfully")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Old Password")).toHaveValue(""));
  expect(api.requests[0]?.headers.get("authorization")).toBe("Bearer test-token");
});

test("two passwords that differ are told before anything is sent", async () => {
  const api = fakeApi(auth.changePassword);
  const { user } = await renderScreen(remote, paths.profile);
  await fill(user, "something-else");
  expect(await screen.findByText("Passwords do not match")).toBeVisible();
  expect(api.requests).toEqual([]);
});

test("a refusal without words gets the screen's own, and what was typed stays", async () => {
  const api = fakeApi(auth.changePassword);
  api.refuses(auth.changePassword, "invalid");
  const { user } = await renderScreen(remote, paths.profile);
  await fill(user, "nyimbo-mpya-2026");
  expect(await screen.findByRole("alert")).toHaveTextContent("Password change failed");
  expect(screen.getByLabelText("New Password")).toHaveValue("nyimbo-mpya-2026");
});
