import { chakra, Flex, Text } from "@portal/ui";
import { useT } from "../messages";

/** The product's mark and name. */
export function Logo() {
  const t = useT();
  return (
    <Flex align="center" gap="3">
      <chakra.svg viewBox="0 0 32 32" boxSize="9" flexShrink={0} aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#4a43d9" />
        <path d="M12 22V9l11-2v12" fill="none" stroke="#fff" strokeWidth="2.4" strokeLinejoin="round" />
        <circle cx="9.5" cy="22" r="3" fill="#f6b73c" />
        <circle cx="20.5" cy="19.5" r="3" fill="#f6b73c" />
      </chakra.svg>
      <Text fontWeight="bold" fontSize="lg" letterSpacing="-0.01em">
        {t("product")}
      </Text>
    </Flex>
  );
}
