import { remoteAt } from "@portal/federation/registry";
import { Link } from "@portal/router";
import { chakra, Icon } from "@portal/ui";
import type { ReactNode } from "react";
import { useShell } from "../shell-context";

/** The look of every line of the menu. */
export const NavLine = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    w: "full",
    minH: "11",
    px: "3",
    borderRadius: "sm",
    fontSize: "sm",
    fontWeight: "medium",
    textAlign: "start",
    cursor: "pointer",
    _hover: { bg: "sidebar.active" },
    _focusVisible: { outlineColor: "indigo.300", outlineOffset: "-2px" },
    "&[aria-current=page]": { bg: "sidebar.active", color: "white", fontWeight: "semibold" },
  },
});

interface NavItemProps {
  to: string;
  icon?: string;
  isActive: boolean;
  children: ReactNode;
}

/** A link of the menu. Pointing at it fetches the remote behind it, so that the click finds it there. */
export function NavItem({ to, icon, isActive, children }: NavItemProps) {
  const { release, host } = useShell();
  const prefetch = () => {
    const remote = remoteAt(release.remotes, to);
    if (remote) host.prefetch(remote);
  };
  return (
    <NavLine asChild {...(icon === undefined && { ps: "11" })}>
      <Link to={to} aria-current={isActive ? "page" : undefined} onMouseEnter={prefetch} onFocus={prefetch}>
        {icon !== undefined && <Icon path={icon} />}
        {children}
      </Link>
    </NavLine>
  );
}
