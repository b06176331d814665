import { chakra, defineRecipe } from "@chakra-ui/react";
import type { ComponentProps } from "react";

/** Every control is at least 44 px high: thumbs on small phones. */
const controlHeight = "11";

const focusRing = { outline: "2px solid", outlineColor: "focus", outlineOffset: "2px" };

const button = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minH: controlHeight,
    px: "4",
    borderRadius: "sm",
    borderWidth: "1px",
    borderColor: "transparent",
    fontWeight: "semibold",
    fontSize: "sm",
    lineHeight: "tight",
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    transition: "background 120ms, border-color 120ms",
    _focusVisible: focusRing,
    _disabled: { opacity: 0.6, cursor: "not-allowed" },
  },
  variants: {
    variant: {
      solid: { bg: "brand.solid", color: "brand.contrast", _hover: { bg: "brand.hover" } },
      outline: { bg: "surface", color: "fg", borderColor: "line.strong", _hover: { bg: "sunken" } },
      ghost: { bg: "transparent", color: "brand.fg", _hover: { bg: "brand.subtle" } },
      danger: { bg: "danger.solid", color: "brand.contrast", _hover: { bg: "danger.hover" } },
      dangerGhost: { bg: "transparent", color: "danger.fg", _hover: { bg: "danger.subtle" } },
    },
    size: { md: {}, sm: { px: "3" }, icon: { px: "0", minW: controlHeight } },
  },
  defaultVariants: { variant: "solid", size: "md" },
});

const input = defineRecipe({
  base: {
    width: "full",
    minH: controlHeight,
    px: "3",
    bg: "surface",
    color: "fg",
    fontSize: "md",
    borderWidth: "1px",
    borderColor: "line.strong",
    borderRadius: "sm",
    _placeholder: { color: "fg.muted", opacity: 1 },
    _focusVisible: { ...focusRing, outlineOffset: "0px", borderColor: "focus" },
    _disabled: { opacity: 0.6, cursor: "not-allowed" },
    _invalid: { borderColor: "danger.fg" },
  },
});

const heading = defineRecipe({
  base: { fontWeight: "bold", lineHeight: "tight", letterSpacing: "-0.01em" },
  variants: {
    size: {
      sm: { fontSize: "lg" },
      md: { fontSize: "xl" },
      lg: { fontSize: "2xl" },
      xl: { fontSize: "3xl" },
    },
  },
  defaultVariants: { size: "lg" },
});

const badge = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    px: "2",
    py: "0.5",
    borderRadius: "full",
    fontSize: "xs",
    fontWeight: "semibold",
    whiteSpace: "nowrap",
  },
  variants: {
    tone: {
      neutral: { bg: "sunken", color: "fg.muted" },
      good: { bg: "success.subtle", color: "success.fg" },
      waiting: { bg: "warning.subtle", color: "warning.fg" },
      bad: { bg: "danger.subtle", color: "danger.fg" },
    },
  },
  defaultVariants: { tone: "neutral" },
});

/** A button; a link that looks like one with `asChild`. It does not send forms unless it says so. */
export const Button = chakra("button", button, { defaultProps: { type: "button" } });
export type ButtonProps = ComponentProps<typeof Button>;

/** A line of text to type. */
export const Input = chakra("input", input);
export type InputProps = ComponentProps<typeof Input>;

export const Heading = chakra("h2", heading);

/** A short word on a coloured ground. */
export const Badge = chakra("span", badge);
