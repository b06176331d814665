import type { NavEntry } from "@portal/federation/registry";
import { useLanguage } from "@portal/i18n";
import { Box, Flex, Icon, icons } from "@portal/ui";
import { useId } from "react";
import { NavItem, NavLine } from "./nav-item";

interface NavGroupProps {
  entry: NavEntry;
  active: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

/** A group of the menu: a button that opens its links. */
export function NavGroup({ entry, active, isOpen, onToggle }: NavGroupProps) {
  const language = useLanguage();
  const id = useId();
  return (
    <Box>
      <NavLine asChild>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Icon path={entry.icon} />
          <Box as="span" flex="1">
            {entry.label[language]}
          </Box>
          <Box as="span" transition="transform 120ms" transform={isOpen ? "rotate(180deg)" : "none"}>
            <Icon path={icons.chevronDown} size="4" />
          </Box>
        </button>
      </NavLine>
      <Flex id={id} direction="column" gap="1" mt="1" hidden={!isOpen} display={isOpen ? "flex" : "none"}>
        {entry.items?.map((item) => (
          <NavItem key={item.to} to={item.to} isActive={item.to === active}>
            {item.label[language]}
          </NavItem>
        ))}
      </Flex>
    </Box>
  );
}
