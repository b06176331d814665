import { Flex, type FlexProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, icons } from "./icon";

const tones = {
  good: { bg: "success.subtle", color: "success.fg", icon: icons.check, role: "status" },
  bad: { bg: "danger.subtle", color: "danger.fg", icon: icons.alert, role: "alert" },
  warning: { bg: "warning.subtle", color: "warning.fg", icon: icons.alert, role: "status" },
} as const;

interface NoticeProps extends Omit<FlexProps, "children"> {
  tone: keyof typeof tones;
  children: ReactNode;
}

/** A message in place: good news and hints politely, bad news at once. */
export function Notice({ tone, children, ...rest }: NoticeProps) {
  const { icon, ...look } = tones[tone];
  return (
    <Flex
      gap="3"
      align="center"
      px="4"
      py="3"
      borderRadius="md"
      fontSize="sm"
      fontWeight="medium"
      {...look}
      {...rest}
    >
      <Icon path={icon} />
      {children}
    </Flex>
  );
}
