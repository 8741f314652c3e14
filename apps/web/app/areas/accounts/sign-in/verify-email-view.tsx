import { sessionCopy } from "@boab/contracts/accounts/copy";
import { useState } from "react";
import { sessionStore } from "#lib/session/session.ts";
import { toMemberView } from "#lib/session/session-store.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { getAuthMessage } from "../auth-messages.ts";
import { loadIdentity } from "../identity.ts";
import type { IdentitySettings } from "../identity-port.ts";
import { confirmEmail } from "../verify-address.ts";
import { signInPageCopy } from "./copy.ts";

interface VerifyEmailViewProps {
  settings: IdentitySettings;
  /** The code comes from the emailed link; null when the link was cut off. */
  code: string | null;
}

type Step =
  | { name: "asking" | "working" }
  | { name: "done"; isSignedIn: boolean }
  | { name: "failed"; text: string };

/** Needs a click, so that a mail scanner opening the link doesn't use up the code. */
export function VerifyEmailView({ settings, code }: VerifyEmailViewProps) {
  const [step, setStep] = useState<Step>(
    code ? { name: "asking" } : { name: "failed", text: sessionCopy.linkExpired },
  );

  async function verify(code: string) {
    setStep({ name: "working" });
    try {
      const profile = await confirmEmail(code, await loadIdentity(settings));
      if (profile) sessionStore.set(toMemberView(profile));
      setStep({ name: "done", isSignedIn: profile !== null });
    } catch (error) {
      setStep({ name: "failed", text: getAuthMessage(error) });
    }
  }

  return (
    <>
      <h1 className="type-title">Verify your email</h1>
      <p className="mt-2.5 mb-6 text-ink-2">
        So we can send you bookings, orders and password resets.
      </p>
      {step.name === "done" && (
        <>
          <Note tone="ok" role="status" hasFocus>
            {signInPageCopy.emailVerified}
          </Note>
          <LinkButton
            to={step.isSignedIn ? "/account-management" : "/register?mode=login"}
            size="lg"
            isFull
            className="mt-5"
          >
            {step.isSignedIn ? "Go to your account" : "Login"}
          </LinkButton>
        </>
      )}
      {step.name === "failed" && (
        <>
          <Note tone="warn" role="alert" hasFocus>
            {step.text}
          </Note>
          {code && step.text !== sessionCopy.linkExpired ? (
            <Button size="lg" isFull className="mt-5" onClick={() => verify(code)}>
              Try again
            </Button>
          ) : (
            <LinkButton to="/account-management" size="lg" isFull className="mt-5">
              Get a new link from your account
            </LinkButton>
          )}
        </>
      )}
      {code && (step.name === "asking" || step.name === "working") && (
        <Button
          size="lg"
          isFull
          isPending={step.name === "working"}
          pendingLabel="Verifying"
          onClick={() => verify(code)}
        >
          Verify my email
        </Button>
      )}
    </>
  );
}
