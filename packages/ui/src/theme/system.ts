import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { semanticTokens } from "./semantic-tokens";
import { tokens } from "./tokens";

/** The portal's look. Only what it uses: Chakra's own theme would be three times the size. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    conditions: { dark: ".dark &" },
    globalCss: {
      "*, *::before, *::after": {
        borderColor: "line",
        "@media (prefers-reduced-motion: reduce)": {
          animationDuration: "0.01ms !important",
          transitionDuration: "0.01ms !important",
        },
      },
      html: { colorScheme: "light", "&.dark": { colorScheme: "dark" }, scrollPaddingTop: "5rem" },
      body: {
        bg: "canvas",
        color: "fg",
        fontFamily: "body",
        lineHeight: "normal",
        overflowWrap: "anywhere",
        minHeight: "100dvh",
      },
      ":focus-visible": { outline: "2px solid", outlineColor: "focus", outlineOffset: "2px" },
      "::backdrop": { background: "rgb(10 10 25 / 55%)" },
    },
    theme: {
      breakpoints: { sm: "40em", md: "48em", lg: "64em", xl: "80em" },
      tokens,
      semanticTokens,
      keyframes: {
        pulse: { "50%": { opacity: 0.45 } },
        spin: { to: { transform: "rotate(360deg)" } },
      },
    },
  }),
);
