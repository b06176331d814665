import { RemoteFailure } from "@portal/federation/failure";
import { remoteAt } from "@portal/federation/registry";
import { useLocation, useRoutes } from "@portal/router";
import { LoadingState } from "@portal/ui";
import { Suspense, use, useEffect, useState } from "react";
import { useT } from "../messages";
import { NotFound } from "../not-found";
import { useShell } from "../shell-context";
import { FailureBoundary } from "./failure-boundary";
import { FailureCard } from "./failure-card";
import { type LoadingRemote, useRemote } from "./use-remote";

/** The remote that is mounted at the address, loaded when it is first needed. */
export function RemoteView() {
  const { pathname } = useLocation();
  const { release } = useShell();
  const name = remoteAt(release.remotes, pathname);
  return name ? <LoadedRemote key={name} name={name} /> : <NotFound />;
}

function LoadedRemote({ name }: { name: string }) {
  const { host } = useShell();
  const { pathname } = useLocation();
  const { loading, retry } = useRemote(name);
  useEffect(() => () => host.forgetFailure(name), [host, name]);

  return (
    <FailureBoundary name={name} place={pathname} onRetry={retry}>
      <Suspense fallback={<Waiting name={name} onRetry={retry} />}>
        <RemoteRoutes loading={loading} />
      </Suspense>
    </FailureBoundary>
  );
}

function RemoteRoutes({ loading }: { loading: LoadingRemote }) {
  const { routes } = use(loading);
  return useRoutes([...routes, { path: "*", Component: NotFound }]);
}

/** Patient until the deadline, then honest: what arrives after all is still shown. */
function Waiting({ name, onRetry }: { name: string; onRetry: () => void }) {
  const t = useT();
  const { release } = useShell();
  const budget = release.remotes[name]?.budget;
  const deadlineMs = budget ? budget.loadMs + budget.mountMs : 0;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), deadlineMs);
    return () => clearTimeout(timer);
  }, [deadlineMs]);
  if (isLate) return <FailureCard failure={new RemoteFailure(name, "timeout")} onRetry={onRetry} />;
  return <LoadingState text={t("loading")} />;
}
