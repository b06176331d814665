import { chakra } from "@chakra-ui/react";

/** An outline icon from its path data (24 by 24). Decorative: the control that holds it has the words. */
export function Icon({ path, size = "5" }: { path: string; size?: string }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      boxSize={size}
      flexShrink={0}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </chakra.svg>
  );
}

/** The icons of the vocabulary itself. */
export const icons = {
  alert:
    "M12 8v5M12 16.5v.01M10.3 3.9 2.5 17.4A2 2 0 0 0 4.2 20.4h15.6a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z",
  check: "M4.5 12.5 9.5 17.5 19.5 7",
  chevronDown: "M6 9l6 6 6-6",
  close: "M6 6l12 12M18 6 6 18",
  edit: "M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  eyeOff:
    "M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.4A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.2M10 10a3 3 0 0 0 4 4",
  inbox: "M3.5 13.5 6 5.5h12l2.5 8v5h-17v-5ZM3.5 13.5h5l1.5 2.5h4l1.5-2.5h5",
  plus: "M12 5v14M5 12h14",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4",
  trash: "M4 7h16M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5",
} as const;
