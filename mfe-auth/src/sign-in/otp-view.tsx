import { ApiError, call } from "@portal/client";
import { auth, localPhone, otpLength } from "@portal/contract";
import { signIn } from "@portal/session";
import { Form, OtpField } from "@portal/ui/form";
import * as z from "zod/mini";
import { useT } from "../messages";
import { readPhone } from "../phone";
import { ViewHeading } from "../view-heading";
import { BackToLogin } from "./forgot-view";
import type { Challenge } from "./login";
import { ResendCode } from "./resend-code";

interface OtpViewProps {
  challenge: Challenge;
  onBack: () => void;
}

/** Trades the code for a session; the page then goes on by itself, because it follows the session. */
export function OtpView({ challenge, onBack }: OtpViewProps) {
  const t = useT();
  const Code = z.object({ otp: z.string().check(z.regex(/^\d{6}$/, t("allDigits"))) });
  return (
    <>
      <ViewHeading
        title={t("verifyTitle")}
        text={t("verifyText", { phone: readPhone(challenge.username) ?? challenge.username })}
      />
      <Form
        schema={Code}
        values={{ otp: "" }}
        submitLabel={t("verify")}
        busyLabel={t("verifying")}
        errorTexts={{ refused: t("otpFailed"), failed: t("otpError") }}
        guarded={false}
        wideButton
        actions={<BackToLogin onBack={onBack} />}
        onSubmit={async ({ otp }) => {
          const { token } = await call(auth.verifyOtp, {
            body: { country_code: "+255", phone_number: localPhone(challenge.username), otp },
          });
          if (!token) throw new ApiError(200, { message: t("tokenMissing") });
          signIn(token, challenge.username);
        }}
      >
        <OtpField name="otp" label={t("otp")} length={otpLength} />
        <ResendCode challenge={challenge} />
      </Form>
    </>
  );
}
