import { createHost } from "@portal/federation/host";
import { remoteAt } from "@portal/federation/registry";
import { currentLanguage } from "@portal/i18n";
import { startColorMode, uiMessages } from "@portal/ui";
import { createRoot } from "react-dom/client";
import { Shell } from "./app";
import { messages } from "./messages";
import { pageRelease } from "./release";

startColorMode();
document.documentElement.lang = currentLanguage();

const release = pageRelease();
document.documentElement.dataset.apiBase = release.apiBase;
const host = createHost(release);
const first = remoteAt(release.remotes, window.location.pathname);
if (first) host.prefetch(first);

await Promise.all([messages.ready(), uiMessages.ready()]);
// Safe: index.html has it.
const root = document.getElementById("root") as HTMLElement;
createRoot(root).render(<Shell release={release} host={host} />);
