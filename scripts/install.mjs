import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Installs what the lockfile says, unless it is there, and gives whether it is there now. */
export function install() {
  if (isInstalled()) return true;
  const { packageManager } = JSON.parse(readFileSync("package.json", "utf8"));
  const words = [
    "-y",
    packageManager,
    "install",
    "--frozen-lockfile",
    "--prefer-offline",
    "--reporter=append-only",
  ];
  console.log("Installing packages…");
  const { status } = spawnSync("npx", words, { stdio: ["ignore", "inherit", "inherit"], shell: isWindows });
  if (status !== 0) console.error("The packages could not be installed, see above; this needs the network.");
  return status === 0;
}

const isWindows = process.platform === "win32";

/** pnpm keeps a copy of the lockfile that it installed last. */
function isInstalled() {
  const copy = read("node_modules/.pnpm/lock.yaml");
  return copy !== undefined && copy === read("pnpm-lock.yaml");
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
