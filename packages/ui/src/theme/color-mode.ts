import { useSyncExternalStore } from "react";

/** Light, dark, or what the device is set to. */
export type ColorMode = "light" | "dark" | "system";

const storageKey = "portal.colorMode";
const prefersDark = "(prefers-color-scheme: dark)";
const listeners = new Set<() => void>();

/** The mode chosen on this device. */
export function colorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

/** Chooses a mode and remembers it. */
export function setColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Storage is blocked or full: the choice lasts until the page is loaded again.
  }
  paint(mode);
}

/** Marks the page dark or light and follows the device's setting; call it once, before the first paint. */
export function startColorMode(): void {
  paint(colorMode());
  window.matchMedia(prefersDark).addEventListener("change", () => paint(colorMode()));
}

/** The chosen mode; the component renders again when it changes. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore((onChange) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  }, colorMode);
}

function paint(mode: ColorMode): void {
  const isDark = mode === "dark" || (mode === "system" && window.matchMedia(prefersDark).matches);
  document.documentElement.classList.toggle("dark", isDark);
  for (const listener of listeners) listener();
}
