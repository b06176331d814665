import "@portal/testing";
import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  changeLanguage,
  currentLanguage,
  defineMessages,
  formatDate,
  formatDateTime,
  formatNumber,
  formatTime,
  missing,
} from ".";

const messages = defineMessages("test", {
  en: async () => ({
    default: { hello: "Hello {{name}}", songs_one: "{{count}} song", songs_other: "{{count}} songs" },
  }),
  sw: async () => ({
    default: { hello: "Habari {{name}}", songs_one: "wimbo {{count}}", songs_other: "nyimbo {{count}}" },
  }),
});

afterEach(() => changeLanguage("en"));

function Greeting() {
  const t = messages.useT();
  return (
    <p>
      {t("hello", { name: "Neema <b>" })}, {t("songs", { count: 1 })}, {t("songs", { count: 150 })}
    </p>
  );
}

test("a component speaks the language that is shown, and changes with it", async () => {
  await messages.ready();
  render(<Greeting />);
  expect(screen.getByText("Hello Neema <b>, 1 song, 150 songs")).toBeVisible();
  await act(() => changeLanguage("sw"));
  expect(screen.getByText("Habari Neema <b>, wimbo 1, nyimbo 150")).toBeVisible();
  expect(document.documentElement.lang).toBe("sw");
  expect(localStorage.getItem("portal.language")).toBe("sw");
});

test("when a language cannot be fetched, the one that is shown stays", async () => {
  defineMessages("broken", {
    en: async () => ({ default: { a: "a" } }),
    sw: () => Promise.reject(new Error("offline")),
  });
  await expect(changeLanguage("sw")).rejects.toThrow("offline");
  expect(currentLanguage()).toBe("en");
});

test("days and times are those of East Africa, wherever the clerk sits", () => {
  expect(formatDate("2026-11-20T21:30:00Z")).toBe("21 Nov 2026");
  expect(formatDateTime("2026-11-20T21:05:00Z")).toBe("21 Nov 2026, 00:05");
  expect(formatTime("2026-11-20T11:05:00Z")).toBe("14:05");
  expect(formatNumber(1234567)).toBe("1,234,567");
});

test.each([undefined, null, "", "yesterday"])("a date of %j is shown as missing", (value) => {
  expect(formatDate(value)).toBe(missing);
});
