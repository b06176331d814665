import { ScrollRestoration, useLocation } from "@portal/router";
import { sessionAtom } from "@portal/session";
import { Box, Flex } from "@portal/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import { useT } from "../messages";
import { Banners } from "./banners";
import { Footer } from "./footer";
import { Header } from "./header";
import { MenuDrawer } from "./menu-drawer";
import { Sidebar, sidebarWidth } from "./sidebar";
import { SkipLink } from "./skip-link";

/** The frame around every screen: menu, header, content, footer. */
export function Dashboard({ children }: { children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const queries = useQueries();
  useEffect(() => setMenuOpen(false), [pathname]);
  return (
    <QueryClientProvider client={queries}>
      <SkipLink />
      <Box
        as="aside"
        display={{ base: "none", lg: "block" }}
        position="fixed"
        insetBlock="0"
        insetInlineStart="0"
        w={sidebarWidth}
        overflowY="auto"
      >
        <Sidebar />
      </Box>
      {isMenuOpen && <MenuDrawer label={t("mainNavigation")} onClose={() => setMenuOpen(false)} />}
      <Flex direction="column" minH="100dvh" ms={{ base: "0", lg: sidebarWidth }}>
        <Header onMenu={() => setMenuOpen(true)} />
        <Banners />
        <Box as="main" id="content" flex="1" w="full" maxW="page" mx="auto" p={{ base: "4", md: "6" }}>
          {children}
        </Box>
        <Footer />
      </Flex>
      <ScrollRestoration />
    </QueryClientProvider>
  );
}

/** The cache of what was read. After signing in again over the page, what failed meanwhile is read once more. */
function useQueries(): QueryClient {
  const { status } = useAtomValue(sessionAtom);
  const [queries] = useState(newQueries);
  useEffect(() => {
    if (status === "signed-in")
      void queries.invalidateQueries({ predicate: (query) => query.state.status === "error" });
  }, [status, queries]);
  return queries;
}

/** Without network a read or a write fails at once and says so: nothing waits to be sent behind the clerk's back. */
function newQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: "always", staleTime: 10_000, retry: false },
      mutations: { networkMode: "always" },
    },
  });
}
