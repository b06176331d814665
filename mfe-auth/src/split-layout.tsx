import {
  AppearanceChoice,
  Box,
  chakra,
  Flex,
  Heading,
  LanguageChoice,
  LoadingState,
  Stack,
  Text,
} from "@portal/ui";
import { type ReactNode, Suspense } from "react";
import { useT } from "./messages";

/** The page before signing in: a form on one side, the brand on the other where there is room. */
export function SplitLayout({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <Flex minH="100dvh">
      <Flex direction="column" flex="1" minW="0" p={{ base: "5", sm: "8" }}>
        <Flex as="main" flex="1" align="center" justify="center" py="6">
          <Box w="full" maxW="26rem">
            <Suspense fallback={<LoadingState text={t("loading")} rows={2} />}>{children}</Suspense>
          </Box>
        </Flex>
        <Flex as="footer" gap="4" wrap="wrap" justify="center">
          <LanguageChoice />
          <AppearanceChoice />
        </Flex>
      </Flex>
      <BrandPanel />
    </Flex>
  );
}

function BrandPanel() {
  const t = useT();
  return (
    <Flex
      as="aside"
      display={{ base: "none", lg: "flex" }}
      flex="1"
      position="relative"
      overflow="hidden"
      align="flex-end"
      p="12"
      color="white"
      bg="linear-gradient(160deg, #2a2470 0%, #16133d 70%)"
    >
      <Stave />
      <Stack gap="3" position="relative" maxW="28rem">
        <Heading as="h2" size="xl">
          {t("brand")}
        </Heading>
        <Text fontSize="lg" color="indigo.200">
          {t("brandText")}
        </Text>
      </Stack>
    </Flex>
  );
}

const lines = [0, 1, 2, 3, 4].map(
  (line) => `M-40 ${150 + line * 34} C 160 ${90 + line * 34}, 380 ${230 + line * 30}, 680 ${110 + line * 38}`,
);
const notes = [
  { x: 92, y: 214 },
  { x: 196, y: 246 },
  { x: 304, y: 222 },
  { x: 418, y: 258 },
  { x: 520, y: 206 },
];

/** Five lines and a tune, drawn. */
function Stave() {
  return (
    <chakra.svg
      viewBox="0 0 640 480"
      position="absolute"
      inset="0"
      w="full"
      h="full"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="#a7affa" strokeOpacity="0.35" strokeWidth="1.5">
        {lines.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <g fill="#f6b73c" stroke="#f6b73c" strokeWidth="3">
        {notes.map(({ x, y }) => (
          <g key={x}>
            <ellipse cx={x} cy={y} rx="13" ry="9.5" transform={`rotate(-20 ${x} ${y})`} stroke="none" />
            <path d={`M${x + 11.5} ${y - 4} V${y - 74}`} />
          </g>
        ))}
        <path d="M103.5 140 L207.5 172" strokeWidth="9" />
      </g>
    </chakra.svg>
  );
}
