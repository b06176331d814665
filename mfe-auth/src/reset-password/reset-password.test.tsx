import { auth } from "@portal/contract";
import { paths } from "@portal/federation";
import { resetPhone, signOut } from "@portal/session";
import { fakeApi, renderScreen } from "@portal/testing";
import { act, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import remote from "../remote";

beforeEach(() => {
  signOut();
  resetPhone.keep("255712000001");
});

const open = (user?: UserEvent) =>
  renderScreen(remote, paths.resetPassword, { signedIn: false, ...(user && { user }) });

async function fill(user: UserEvent, password: string, again: string) {
  await user.type(screen.getByLabelText("OTP Code"), "123456");
  await user.type(screen.getByLabelText("New Password"), password);
  await user.type(screen.getByLabelText("Confirm Password"), again);
  await user.click(screen.getByRole("button", { name: "Reset Password" }));
}

test("a new password is set with the code, and two seconds later the sign-in page opens", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = fakeApi(auth.resetPassword);
  const { user, address } = await open(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
  await fill(user, "nyimbo-mpya-2026", "nyimbo-mpya-2026");
  expect(await screen.findByText(/Your password was changed/)).toBeVisible();
  expect(resetPhone.read()).toBeNull();
  expect(address()).toBe(paths.resetPassword);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(address()).toBe(paths.signIn);
  expect(api.requests[0]?.body).toMatchObject({ phone_number: "255712000001", otp: "123456" });
});

test("without a phone number the page says so and leads to a new code", async () => {
  resetPhone.clear();
  fakeApi();
  await open();
  expect(screen.getByRole("alert")).toHaveTextContent("Missing phone number. Please restart the process.");
  expect(screen.getByRole("link", { name: "Get a new code" })).toHaveAttribute("href", paths.forgotPassword);
});

test("two passwords that differ are not sent", async () => {
  const api = fakeApi(auth.resetPassword);
  const { user } = await open();
  await fill(user, "nyimbo-mpya-2026", "nyimbo-mpya-2027");
  expect(await screen.findByText("Passwords do not match")).toBeVisible();
  expect(api.requests).toEqual([]);
});

test("a refusal is shown, and the phone number stays for another try", async () => {
  const api = fakeApi(auth.resetPassword);
  api.refuses(auth.resetPassword, "unauthenticated");
  const { user } = await open();
  await fill(user, "nyimbo-mpya-2026", "nyimbo-mpya-2026");
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to reset password");
  expect(resetPhone.read()).toBe("255712000001");
});
