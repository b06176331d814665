import { defineSemanticTokens } from "@chakra-ui/react";

const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** Colours by what they are for, in light and dark. Text on its ground reaches 4.5:1, edges of controls 3:1. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    canvas: pair("#f5f6fb", "#0e1017"),
    surface: pair("#ffffff", "#161922"),
    sunken: pair("#eef0f7", "#11141c"),
    fg: { DEFAULT: pair("#1a1d29", "#e8eaf2"), muted: pair("#555c70", "#a6aec4") },
    line: { DEFAULT: pair("#dfe3ee", "#2a3040"), strong: pair("#7b8299", "#6d768f") },
    brand: {
      solid: pair("{colors.indigo.600}", "{colors.indigo.500}"),
      hover: pair("{colors.indigo.700}", "{colors.indigo.600}"),
      fg: pair("{colors.indigo.700}", "{colors.indigo.300}"),
      subtle: pair("{colors.indigo.50}", "#23264a"),
      contrast: pair("{colors.white}", "{colors.white}"),
    },
    danger: {
      solid: pair("#b42318", "#c9352a"),
      hover: pair("#912018", "#b42318"),
      fg: pair("#b42318", "#fda29b"),
      subtle: pair("#fef1f0", "#3a1a1b"),
    },
    success: { fg: pair("#146c3a", "#86efac"), subtle: pair("#e9f9ef", "#11301f") },
    warning: { fg: pair("#8a5a05", "#fcd34d"), subtle: pair("#fff7e0", "#342a10") },
    sidebar: {
      bg: pair("{colors.indigo.950}", "#12122b"),
      fg: pair("#d6d9fb", "#c5c9ee"),
      active: pair("#312d7a", "#2b2b5e"),
    },
    focus: pair("{colors.indigo.500}", "{colors.indigo.300}"),
  },
  shadows: {
    sm: pair("0 1px 2px rgb(20 20 50 / 8%)", "0 1px 2px rgb(0 0 0 / 40%)"),
    md: pair("0 6px 24px rgb(20 20 50 / 12%)", "0 6px 24px rgb(0 0 0 / 50%)"),
  },
});
