import { ChakraProvider } from "@chakra-ui/react";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createContext, type ReactNode, useContext } from "react";
import { system } from "./system";

// Speedy mode fills the style element through the CSSOM, which the content security policy allows.
const cache = createCache({ key: "p", speedy: true });

const Provided = createContext(false);

/** Gives the look to what it holds. Inside a provider of this same copy of the package it does nothing. */
export function UiProvider({ children }: { children: ReactNode }) {
  if (useContext(Provided)) return children;
  return (
    <Provided value={true}>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>{children}</ChakraProvider>
      </CacheProvider>
    </Provided>
  );
}
