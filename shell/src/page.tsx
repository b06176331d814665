import { paths } from "@portal/federation/paths";
import { useLocation } from "@portal/router";
import { lazy, Suspense } from "react";
import { RemoteView } from "./remotes/remote-view";
import { Guard } from "./session/guard";

const Dashboard = lazy(async () => ({ default: (await import("./dashboard/dashboard")).Dashboard }));

/** What an address shows: the dashboard's frame around a remote for those who are signed in, or a remote alone. */
export function Page() {
  const { pathname } = useLocation();
  const isInside = pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`);
  if (!isInside) return <RemoteView />;
  return (
    <Guard>
      <Suspense>
        <Dashboard>
          <RemoteView />
        </Dashboard>
      </Suspense>
    </Guard>
  );
}
