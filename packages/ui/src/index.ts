// The look, and the words of the vocabulary that every screen needs. Lists and forms come from `./list` and `./form`,
// so that the first page loads neither.
export {
  Box,
  chakra,
  Flex,
  Stack,
  Text,
  VisuallyHidden,
} from "@chakra-ui/react";
export * from "./appearance-choice";
export * from "./choice";
export * from "./controls";
export * from "./dialog";
export * from "./error-text";
export * from "./flash";
export * from "./icon";
export * from "./language-choice";
export * from "./link-button";
export { uiMessages } from "./messages";
export * from "./not-built";
export * from "./notice";
export * from "./screen";
export * from "./states";
export * from "./status-badge";
export * from "./theme/color-mode";
export * from "./theme/provider";
