import { isStorageDurable } from "@portal/session";
import { Notice } from "@portal/ui";
import { useSyncExternalStore } from "react";
import { useT } from "../messages";

/** What holds for the whole portal: no network, or a browser that keeps nothing. */
export function Banners() {
  const t = useT();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <>
      {!isOnline && (
        <Notice tone="warning" borderRadius="0" px="6">
          {t("offline")}
        </Notice>
      )}
      {!isStorageDurable() && (
        <Notice tone="warning" borderRadius="0" px="6">
          {t("noStorage")}
        </Notice>
      )}
    </>
  );
}

function subscribe(onChange: () => void) {
  const events = ["online", "offline"] as const;
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
