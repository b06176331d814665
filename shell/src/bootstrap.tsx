import { createHost } from "@portal/federation/host";
import { paths } from "@portal/federation/paths";
import { remoteAt } from "@portal/federation/registry";
import { currentLanguage } from "@portal/i18n";
import { liveSession } from "@portal/session";
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
const first = remoteAt(release.remotes, liveSession() ? window.location.pathname : paths.signIn);
// Its failure is told where the remote is shown.
if (first) host.load(first).catch(() => {});

await Promise.all([messages.ready(), uiMessages.ready()]);
// Safe: index.html has it.
const root = document.getElementById("root") as HTMLElement;
createRoot(root).render(<Shell release={release} host={host} />);
