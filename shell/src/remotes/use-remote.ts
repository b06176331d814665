import { useState } from "react";
import { useShell } from "../shell-context";

/** A remote on its way, for `use`, and how to try again in the same page when it failed. */
export function useRemote(name: string) {
  const { host } = useShell();
  const [loading, setLoading] = useState(() => host.load(name));
  const retry = () => {
    host.forgetFailure(name);
    setLoading(host.load(name));
  };
  return { loading, retry };
}

/** What `useRemote` gives to wait for. */
export type LoadingRemote = ReturnType<typeof useRemote>["loading"];
