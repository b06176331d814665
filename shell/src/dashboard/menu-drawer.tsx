import { Button, chakra, Icon, icons, useShownModally } from "@portal/ui";
import { useT } from "../messages";
import { Sidebar, sidebarWidth } from "./sidebar";

const Drawer = chakra("dialog", {
  base: {
    position: "fixed",
    inset: "0",
    m: "0",
    p: "0",
    border: "0",
    w: `min(${sidebarWidth}, calc(100vw - 4rem))`,
    maxW: "none",
    h: "100dvh",
    maxH: "none",
    overflowY: "auto",
    bg: "sidebar.bg",
  },
});

/** The menu on a small screen, over the page; a press outside it, Escape or a link closes it. */
export function MenuDrawer({ label, onClose }: { label: string; onClose: () => void }) {
  const t = useT();
  const drawer = useShownModally();
  return (
    <Drawer
      ref={drawer}
      aria-label={label}
      onCancel={onClose}
      onClick={(event) => event.target === drawer.current && onClose()}
    >
      <Button
        variant="ghost"
        size="icon"
        position="absolute"
        insetEnd="2"
        top="4"
        color="white"
        _hover={{ bg: "sidebar.active" }}
        aria-label={t("closeMenu")}
        onClick={onClose}
      >
        <Icon path={icons.close} />
      </Button>
      <Sidebar />
    </Drawer>
  );
}
