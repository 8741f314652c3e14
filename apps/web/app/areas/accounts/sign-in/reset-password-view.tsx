import { sessionTexts } from "@boab/contracts/accounts/texts";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { authMessage } from "../auth-messages.ts";
import { loadIdentity } from "../identity.ts";
import type { IdentitySettings } from "../identity-port.ts";
import { isPasswordReady } from "../registration.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

interface ResetPasswordViewProps {
  settings: IdentitySettings;
  code: string | null;
}

type Step = "choosing" | "saving" | "done" | "expired";

export function ResetPasswordView({ settings, code }: ResetPasswordViewProps) {
  const [step, setStep] = useState<Step>(code ? "choosing" : "expired");
  const [email, setEmail] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [passwords, setPasswords] = useState({ password: "", confirmation: "" });

  // Check the code first, so that nobody thinks up a password for an expired link.
  useEffect(() => {
    if (!code) return;
    loadIdentity(settings)
      .then((identity) => identity.emailOfResetCode(code))
      .then(setEmail, (error) => {
        if (authMessage(error) === sessionTexts.linkExpired) setStep("expired");
      });
  }, [settings, code]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!code) return;
    setStep("saving");
    setProblem(undefined);
    try {
      await (await loadIdentity(settings)).setNewPassword(code, passwords.password);
      setStep("done");
    } catch (error) {
      const text = authMessage(error);
      setProblem(text);
      setStep(text === sessionTexts.linkExpired ? "expired" : "choosing");
    }
  }

  return (
    <>
      <h1 className="type-title">Choose a new password</h1>
      <p className="mt-2.5 mb-6 text-ink-2">
        {email ? `For ${email}.` : "You'll use it to log in on all your devices."}
      </p>
      {step === "done" && (
        <Outcome tone="ok" text={sessionTexts.passwordChanged} to="login" label="Login" />
      )}
      {step === "expired" && (
        <Outcome
          tone="warn"
          text={sessionTexts.linkExpired}
          to="forgot"
          label="Send me a new link"
        />
      )}
      {(step === "choosing" || step === "saving") && (
        <form noValidate onSubmit={handleSubmit} className="space-y-4">
          {problem && (
            <Note tone="danger" role="alert">
              {problem}
            </Note>
          )}
          <NewPasswordFields value={passwords} onChange={setPasswords} />
          <Button
            type="submit"
            size="lg"
            isFull
            isPending={step === "saving"}
            pendingLabel="Saving"
            disabled={!isPasswordReady(passwords)}
          >
            Save new password
          </Button>
        </form>
      )}
    </>
  );
}

interface OutcomeProps {
  tone: "ok" | "warn";
  text: string;
  to: "login" | "forgot";
  label: string;
}

function Outcome({ tone, text, to, label }: OutcomeProps) {
  return (
    <>
      <Note tone={tone} role={tone === "ok" ? "status" : "alert"} hasFocus>
        {text}
      </Note>
      <LinkButton to={`/register?mode=${to}`} size="lg" isFull className="mt-5">
        {label}
      </LinkButton>
    </>
  );
}
