import { auth } from "@portal/contract";
import { paths } from "@portal/federation";
import { currentSession, resetPhone, returnPath, signOut } from "@portal/session";
import { fakeApi, renderScreen } from "@portal/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import remote from "../remote";

beforeEach(signOut);

const open = (address: string = paths.signIn) => renderScreen(remote, address, { signedIn: false });

async function reachOtp() {
  const shown = await open();
  await shown.user.type(screen.getByLabelText("Phone Number"), "+255 712-000 001");
  await shown.user.type(screen.getByLabelText("Password"), "karibu-portal-2026");
  await shown.user.click(screen.getByRole("button", { name: "Sign In" }));
  await screen.findByRole("heading", { name: "Verify OTP" });
  return shown;
}

const digit = (n: number) => screen.getByLabelText(`Digit ${n} of 6`);

test("phone, password and code sign in and lead to the dashboard", async () => {
  const api = fakeApi(auth.login, auth.verifyOtp);
  const { user, address } = await reachOtp();
  await user.click(digit(1));
  await user.keyboard("123456");
  await user.click(screen.getByRole("button", { name: "Verify" }));
  await waitFor(() => expect(address()).toBe(paths.dashboard));
  expect(api.requests.map((request) => request.body)).toEqual([
    { username: "255712000001", password: "karibu-portal-2026", source_app: "portal_admin" },
    { country_code: "+255", phone_number: "0712000001", otp: "123456" },
  ]);
  expect(currentSession()).toMatchObject({ token: "example-token", user: { username: "255712000001" } });
});

test("after signing in the page that was asked for opens", async () => {
  fakeApi(auth.login, auth.verifyOtp);
  returnPath.keep("/dashboard/categories?page=2", "needed");
  const { user, address } = await reachOtp();
  await user.click(digit(1));
  await user.keyboard("123456{Enter}");
  await waitFor(() => expect(address()).toBe("/dashboard/categories?page=2"));
});

test.each([
  ["says no without words", () => Response.json({}, { status: 401 }), "Invalid Login"],
  ["says why", () => Response.json({ message: "Try later" }, { status: 429 }), "Try later"],
  ["answers with a web page", () => new Response("<html>", { status: 502 }), "Server error during login."],
  ["cannot be reached", () => Promise.reject(new TypeError("no")), "Server error during login."],
])("when the server %s, the form tells and keeps what was typed", async (_, answer, words) => {
  const api = fakeApi(auth.login);
  api.sends(auth.login, answer);
  const { user } = await open();
  await user.type(screen.getByLabelText("Phone Number"), "0712000001");
  await user.type(screen.getByLabelText("Password"), "wrong{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  expect(screen.getByLabelText("Phone Number")).toHaveValue("0712000001");
  expect(screen.getByLabelText("Password")).toHaveValue("wrong");
});

test("the button says that it is busy and cannot be pressed again", async () => {
  const api = fakeApi(auth.login);
  const release = api.holds(auth.login);
  const { user } = await open();
  await user.type(screen.getByLabelText("Phone Number"), "0712000001");
  await user.type(screen.getByLabelText("Password"), "secret{Enter}");
  expect(await screen.findByRole("button", { name: "Signing in..." })).toBeDisabled();
  release();
  await screen.findByRole("heading", { name: "Verify OTP" });
  expect(api.requests).toHaveLength(1);
});

test("the password can be looked at", async () => {
  const { user } = await open();
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
});

test("each box takes one digit, Backspace in an empty box goes back, letters are nothing", async () => {
  fakeApi(auth.login);
  const { user } = await reachOtp();
  await user.click(digit(1));
  await user.keyboard("1a2");
  expect(digit(1)).toHaveValue("1");
  expect(digit(2)).toHaveValue("2");
  expect(digit(3)).toHaveFocus();
  await user.keyboard("{Backspace}");
  expect(digit(2)).toHaveFocus();
});

test("a code that is pasted fills every box", async () => {
  fakeApi(auth.login);
  const { user } = await reachOtp();
  await user.click(digit(1));
  await user.paste("Your code is 654 321");
  expect([1, 2, 3, 4, 5, 6].map((n) => (digit(n) as HTMLInputElement).value).join("")).toBe("654321");
});

test("a code with a digit missing is not sent", async () => {
  const api = fakeApi(auth.login, auth.verifyOtp);
  const { user } = await reachOtp();
  await user.click(digit(1));
  await user.keyboard("12345{Enter}");
  expect(await screen.findByText("Enter all 6 digits")).toBeVisible();
  expect(api.requests).toHaveLength(1);
});

test("a wrong code is told, and Back to Login starts again", async () => {
  const api = fakeApi(auth.login);
  api.refuses(auth.verifyOtp, "unauthenticated");
  const { user } = await reachOtp();
  await user.click(digit(1));
  await user.keyboard("000000{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("OTP verification failed");
  await user.click(screen.getByRole("button", { name: "Back to Login" }));
  expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
});

test("a code that is right but brings no token is told", async () => {
  const api = fakeApi(auth.login);
  api.answers(auth.verifyOtp, {});
  const { user } = await reachOtp();
  await user.click(digit(1));
  await user.keyboard("123456{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Token not received. Please try again.");
});

test("the code can be asked for again after a minute", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = fakeApi(auth.login);
  const shown = await renderScreen(remote, paths.signIn, {
    signedIn: false,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
  });
  await shown.user.type(screen.getByLabelText("Phone Number"), "0712000001");
  await shown.user.type(screen.getByLabelText("Password"), "secret{Enter}");
  expect(await screen.findByRole("button", { name: /Send the code again in \d+ seconds/ })).toBeDisabled();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await shown.user.click(screen.getByRole("button", { name: "Send the code again" }));
  expect(await screen.findByText("We sent the code again.")).toBeVisible();
  expect(api.requests).toHaveLength(2);
});

test("a forgotten password leads to the reset page with what the server said", async () => {
  fakeApi(auth.forgotPassword);
  const { user, address } = await open();
  await user.click(screen.getByRole("button", { name: "Forgot password?" }));
  const phone = await screen.findByPlaceholderText("255 xxxxxxxxx");
  await user.type(phone, "0712 000 001");
  await user.click(screen.getByRole("button", { name: "Send Code" }));
  expect(await screen.findByRole("heading", { name: "Reset Password" })).toBeVisible();
  expect(await screen.findByText("If this number has an account, a code is on its way.")).toBeVisible();
  expect(address()).toBe(paths.resetPassword);
  expect(resetPhone.read()).toBe("255712000001");
});

test("the address of the forgotten password opens that view, and Back to Login leaves it", async () => {
  const { user } = await open(`${paths.forgotPassword}/x`);
  expect(await screen.findByRole("heading", { name: "Forgot Password" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Back to Login" }));
  expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
});

test("whoever is signed in does not see the sign-in page", async () => {
  fakeApi();
  const { address } = await renderScreen(remote, paths.signIn);
  await waitFor(() => expect(address()).toBe(paths.dashboard));
});
