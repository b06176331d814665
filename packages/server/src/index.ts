export { type AppParts, createApp } from "./app";
export { demoAdmin } from "./demo";
export { openApi } from "./reference/open-api";
export { type RunningServer, type StartOptions, startServer } from "./server";
export { readSettings, type Settings, SettingsError } from "./settings";
export { caching, siteHeaders } from "./site/headers";
export { StartError } from "./start-error";
