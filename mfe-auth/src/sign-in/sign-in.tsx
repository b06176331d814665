import { page, paths } from "@portal/federation";
import { Navigate, useNavigate } from "@portal/router";
import { returnPath, sessionAtom } from "@portal/session";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { SplitLayout } from "../split-layout";
import { CredentialsView } from "./credentials-view";
import type { Challenge } from "./login";

const ForgotView = page(async () => (await import("./forgot-view")).ForgotView);
const OtpView = page(async () => (await import("./otp-view")).OtpView);

/** The sign-in page. Whoever is signed in, or has just signed in here or in another tab, goes on to the portal. */
export function SignIn() {
  const { status } = useAtomValue(sessionAtom);
  const [isForgot, setForgot] = useState(false);
  if (status === "signed-in") return <Navigate to={returnPath.read().path} replace />;
  return (
    <SplitLayout>
      {isForgot ? (
        <ForgotView onBack={() => setForgot(false)} />
      ) : (
        <SignInSteps onForgot={() => setForgot(true)} />
      )}
    </SplitLayout>
  );
}

/** The same page with its forgot view open. */
export function ForgotPassword() {
  const navigate = useNavigate();
  return (
    <SplitLayout>
      <ForgotView onBack={() => void navigate(paths.signIn, { replace: true })} />
    </SplitLayout>
  );
}

/** Signing in over a page whose session has ended; the shell closes it when there is a session again. */
export function SignInAgain() {
  return <SignInSteps />;
}

/** Phone and password, then the code. */
function SignInSteps({ onForgot }: { onForgot?: () => void }) {
  const [challenge, setChallenge] = useState<Challenge>();
  if (challenge) return <OtpView challenge={challenge} onBack={() => setChallenge(undefined)} />;
  return <CredentialsView onAccepted={setChallenge} {...(onForgot && { onForgot })} />;
}
