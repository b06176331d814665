import { renderScreen } from "@portal/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Button, Screen, UiProvider, uiMessages, useLeave } from ".";

function Form() {
  const leave = useLeave();
  return <Button onClick={() => leave("/list", { text: "Saved", durationMs: 5000 })}>Save</Button>;
}

const routes = [
  {
    path: "/form",
    element: (
      <UiProvider>
        <Screen title="Form">
          <Form />
        </Screen>
      </UiProvider>
    ),
  },
  {
    path: "/list",
    element: (
      <UiProvider>
        <Screen title="List">Rows</Screen>
      </UiProvider>
    ),
  },
];

async function save() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shown = await renderScreen({ routes, ready: uiMessages.ready }, "/form");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved");
  return shown;
}

beforeEach(() => void vi.useRealTimers());

test("a message passed to the next screen is announced there and goes by itself", async () => {
  await save();
  expect(screen.getByText("Saved").closest('[aria-live="polite"]')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
});

test("it stays while it is pointed at", async () => {
  await save();
  fireEvent.mouseEnter(screen.getByRole("status"));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText("Saved")).toBeVisible();
  fireEvent.mouseLeave(screen.getByRole("status"));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
});

test("it does not come back with Back", async () => {
  const { back } = await save();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await back();
  expect(screen.getByRole("heading", { name: "Form" })).toBeVisible();
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
});

test("the new screen's heading has the focus, and the tab its name", async () => {
  await save();
  expect(screen.getByRole("heading", { name: "List" })).toHaveFocus();
  expect(document.title).toBe("List · Admin Portal");
});
