import { defineTokens } from "@chakra-ui/react";

const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72,
  80, 96,
];

/** One scale for room and size: a step is a quarter of the text size, so that bigger text gets bigger room. */
const scale = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

export const tokens = defineTokens({
  colors: {
    white: { value: "#ffffff" },
    transparent: { value: "transparent" },
    current: { value: "currentColor" },
    indigo: {
      50: { value: "#eef0ff" },
      200: { value: "#c3c8fd" },
      300: { value: "#a7affa" },
      500: { value: "#5d5cec" },
      600: { value: "#4a43d9" },
      700: { value: "#3f37b9" },
      900: { value: "#211d57" },
      950: { value: "#16133d" },
    },
    marigold: { 400: { value: "#f6b73c" } },
  },
  spacing: scale,
  sizes: { ...scale, full: { value: "100%" }, prose: { value: "42rem" }, page: { value: "80rem" } },
  fonts: {
    body: { value: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif" },
    mono: { value: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace" },
  },
  fontSizes: {
    xs: { value: "0.75rem" },
    sm: { value: "0.875rem" },
    md: { value: "1rem" },
    lg: { value: "1.125rem" },
    xl: { value: "1.25rem" },
    "2xl": { value: "1.5rem" },
    "3xl": { value: "1.875rem" },
  },
  fontWeights: {
    normal: { value: "400" },
    medium: { value: "500" },
    semibold: { value: "600" },
    bold: { value: "700" },
  },
  lineHeights: { tight: { value: "1.25" }, normal: { value: "1.5" } },
  radii: { sm: { value: "6px" }, md: { value: "10px" }, lg: { value: "16px" }, full: { value: "9999px" } },
  durations: { fast: { value: "120ms" }, moderate: { value: "200ms" } },
  zIndex: { header: { value: 10 }, sidebar: { value: 20 }, skip: { value: 30 } },
});
