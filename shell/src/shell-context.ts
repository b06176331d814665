import type { Host } from "@portal/federation/host";
import type { Release } from "@portal/federation/registry";
import { createContext, useContext } from "react";

interface ShellValue {
  readonly release: Release;
  readonly host: Host;
}

export const ShellContext = createContext<ShellValue | undefined>(undefined);

/** The release that is shown and the host that loads its remotes. */
export function useShell(): ShellValue {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell is for components inside Shell");
  return shell;
}
