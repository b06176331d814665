import { formatYear } from "@portal/i18n";
import { Box } from "@portal/ui";
import { useT } from "../messages";

export function Footer() {
  const t = useT();
  return (
    <Box as="footer" px="6" py="5" textAlign="center" fontSize="sm" color="fg.muted">
      {t("copyright", { year: formatYear(Date.now()) })}
    </Box>
  );
}
