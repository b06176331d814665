import { Box, Flex, Text } from "@chakra-ui/react";
import { useLocation } from "@portal/router";
import { type ReactNode, useEffect, useRef } from "react";
import { Heading } from "./controls";
import { FlashRegion } from "./flash";
import { uiMessages } from "./messages";

interface ScreenProps {
  title: string;
  /** A line below the title. */
  hint?: string;
  /** What the screen is mostly for, such as a link to add a record. */
  action?: ReactNode;
  children: ReactNode;
}

/** A screen: its heading and document title, its messages, its content. The heading takes the focus on arrival. */
export function Screen({ title, hint, action, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const arrivedAt = useRef(key === "default" ? pathname : "");
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <FlashRegion>
      <DocumentTitle>{title}</DocumentTitle>
      <Flex gap="4" mb="5" align="center" justify="space-between" wrap="wrap">
        <Box>
          <Heading as="h1" ref={heading} tabIndex={-1} outline="none">
            {title}
          </Heading>
          {hint && (
            <Text color="fg.muted" mt="1">
              {hint}
            </Text>
          )}
        </Box>
        {action}
      </Flex>
      {children}
    </FlashRegion>
  );
}

/** Names the browser's tab after what is shown. */
export function DocumentTitle({ children }: { children: string }) {
  const t = uiMessages.useT();
  return <title>{`${children} · ${t("product")}`}</title>;
}

/** A sheet that holds a list or a form. */
export function Card({ children, maxW }: { children: ReactNode; maxW?: string }) {
  return (
    <Box
      bg="surface"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="sm"
      overflow="hidden"
      {...(maxW && { maxW })}
    >
      {children}
    </Box>
  );
}

/** The sheet of a form: as wide as is good to read. */
export function FormCard({ children }: { children: ReactNode }) {
  return (
    <Card maxW="prose">
      <Box p={{ base: "5", md: "6" }}>{children}</Box>
    </Card>
  );
}
