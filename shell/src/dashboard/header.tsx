import { Button, Flex, Icon, Text } from "@portal/ui";
import { useT } from "../messages";
import { UserMenu } from "./user-menu";

const menuIcon = "M4 7h16M4 12h16M4 17h16";

export function Header({ onMenu }: { onMenu: () => void }) {
  const t = useT();
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="header"
      align="center"
      gap="3"
      h="16"
      px={{ base: "4", md: "6" }}
      bg="surface"
      borderBottomWidth="1px"
    >
      <Button
        variant="ghost"
        size="icon"
        ms="-2"
        display={{ base: "inline-flex", lg: "none" }}
        aria-label={t("openMenu")}
        onClick={onMenu}
      >
        <Icon path={menuIcon} />
      </Button>
      <Text flex="1" fontWeight="semibold" fontSize="lg">
        {t("dashboard")}
      </Text>
      <UserMenu />
    </Flex>
  );
}
