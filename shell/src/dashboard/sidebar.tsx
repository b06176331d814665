import { type NavEntry, navigationOf } from "@portal/federation/registry";
import { useLanguage } from "@portal/i18n";
import { useLocation } from "@portal/router";
import { Flex } from "@portal/ui";
import { useMemo, useState } from "react";
import { useT } from "../messages";
import { useShell } from "../shell-context";
import { activePath } from "./active-path";
import { Logo } from "./logo";
import { NavGroup } from "./nav-group";
import { NavItem } from "./nav-item";

export const sidebarWidth = "17rem";

/** The menu: whole whatever remotes are down, because it comes from the release. One group is open at a time. */
export function Sidebar() {
  const t = useT();
  const language = useLanguage();
  const { release } = useShell();
  const { pathname } = useLocation();
  const entries = useMemo(() => navigationOf(release.remotes), [release]);
  const active = activePath(entries, pathname);
  const [openGroup, setOpenGroup] = useOpenGroup(entries, active);

  return (
    <Flex
      as="nav"
      direction="column"
      gap="1"
      minH="full"
      p="4"
      bg="sidebar.bg"
      color="sidebar.fg"
      aria-label={t("mainNavigation")}
    >
      <Flex px="2" pt="2" pb="6" color="white">
        <Logo />
      </Flex>
      {entries.map((entry) =>
        entry.to !== undefined ? (
          <NavItem key={entry.id} to={entry.to} icon={entry.icon} isActive={entry.to === active}>
            {entry.label[language]}
          </NavItem>
        ) : (
          <NavGroup
            key={entry.id}
            entry={entry}
            active={active}
            isOpen={entry.id === openGroup}
            onToggle={() => setOpenGroup(entry.id === openGroup ? undefined : entry.id)}
          />
        ),
      )}
    </Flex>
  );
}

/** The group that is open: that of the current address, until the reader opens or closes one. */
function useOpenGroup(entries: readonly NavEntry[], active: string | undefined) {
  const own = entries.find((entry) => entry.items?.some((item) => item.to === active))?.id;
  const [choice, setChoice] = useState({ active, group: own });
  const group = choice.active === active ? choice.group : own;
  return [group, (next: string | undefined) => setChoice({ active, group: next })] as const;
}
