import { paths } from "@portal/federation/paths";
import { Link } from "@portal/router";
import { sessionAtom } from "@portal/session";
import { AppearanceChoice, Box, Button, Flex, Icon, icons, LanguageChoice, Stack } from "@portal/ui";
import { useAtomValue } from "jotai";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useT } from "../messages";
import { logOut, prepareToLeave } from "../session/session-end";

const personIcon = "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-4 3.6-6.5 8-6.5s8 2.5 8 6.5";

/** Who is signed in, and what they may do about it. Closes on a press outside, Escape, or when the focus moves on. */
export function UserMenu() {
  const t = useT();
  const id = useId();
  const session = useAtomValue(sessionAtom);
  const username = session.status === "signed-in" ? session.user.username : "";
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    prepareToLeave();
    const closeOutside = (event: PointerEvent) =>
      !box.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }

  function closeWhenLeft(event: FocusEvent) {
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <Box ref={box} position="relative" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <Button
        ref={button}
        variant="ghost"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t("userMenu", { name: username || t("admin") })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={personIcon} />
        <Box as="span" display={{ base: "none", sm: "inline" }}>
          {username || t("admin")}
        </Box>
        <Icon path={icons.chevronDown} size="4" />
      </Button>
      <Stack
        id={id}
        display={isOpen ? "flex" : "none"}
        position="absolute"
        insetEnd="0"
        top="full"
        mt="2"
        p="3"
        gap="3"
        w="64"
        bg="surface"
        borderWidth="1px"
        borderRadius="md"
        boxShadow="md"
      >
        <LanguageChoice />
        <AppearanceChoice />
        <Flex direction="column" borderTopWidth="1px" pt="2">
          <Button asChild variant="ghost" justifyContent="flex-start">
            <Link to={paths.profile} onClick={() => setOpen(false)}>
              {t("changePassword")}
            </Link>
          </Button>
          <Button variant="dangerGhost" justifyContent="flex-start" onClick={() => void logOut()}>
            {t("logout")}
          </Button>
        </Flex>
      </Stack>
    </Box>
  );
}
