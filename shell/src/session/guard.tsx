import { paths } from "@portal/federation/paths";
import { Navigate, useLocation } from "@portal/router";
import { returnPath, sessionAtom } from "@portal/session";
import { useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";

/**
 * Lets those in who are signed in; others go to the sign-in page and come back after it. A session that the server
 * ends while the page is open does not throw anybody out: signing in again happens over the page.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { status } = useAtomValue(sessionAtom);
  const location = useLocation();
  const [wasIn, setWasIn] = useState(status === "signed-in");
  if (status === "signed-in" && !wasIn) setWasIn(true);
  if (status === "signed-in" || (status === "interrupted" && wasIn)) return children;
  if (!wasIn) returnPath.keep(location.pathname + location.search, "needed");
  return <Navigate to={paths.signIn} replace />;
}
