import { sessionCopy } from "@boab/contracts/accounts/copy";
import { useEffect, useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { getAuthMessage } from "../auth-messages.ts";
import { loadIdentity } from "../identity.ts";
import type { IdentitySettings } from "../identity-port.ts";
import { isPasswordReady } from "../registration.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

interface ResetPasswordViewProps {
  settings: IdentitySettings;
  code: string | null;
  /** Set when the form was posted without JavaScript. */
  result: FormResult<{ message: string }> | undefined;
}

export function ResetPasswordView({ settings, code, result }: ResetPasswordViewProps) {
  const reset = usePageAction<{ message: string }>({ firstResult: result });
  const [passwords, setPasswords] = useState({ password: "", confirmation: "" });
  const { email, isExpired } = useResetCode(settings, code);
  const isDone = reset.result?.ok === true;
  const isOver = isExpired || reset.failure?.code === "not_found";

  return (
    <>
      <h1 className="type-title">Choose a new password</h1>
      <p className="mt-2.5 mb-6 text-ink-2">
        {email ? `For ${email}.` : "You'll use it to log in on all your devices."}
      </p>
      {isDone && <Outcome tone="ok" text={sessionCopy.passwordChanged} to="login" label="Login" />}
      {!isDone && isOver && (
        <Outcome
          tone="warn"
          text={sessionCopy.linkExpired}
          to="forgot"
          label="Send me a new link"
        />
      )}
      {!isDone && !isOver && (
        <PageForm {...reset.form} noValidate className="space-y-4">
          <ActionFailure of={reset} field="newPassword" />
          <input type="hidden" name="code" value={code ?? ""} />
          <NewPasswordFields value={passwords} onChange={setPasswords} />
          <Button
            type="submit"
            size="lg"
            isFull
            isPending={reset.isPending}
            pendingLabel="Saving"
            disabled={!isPasswordReady(passwords)}
          >
            Save new password
          </Button>
        </PageForm>
      )}
    </>
  );
}

/** Checks the code first, so that nobody enters a new password for an expired link. */
function useResetCode(settings: IdentitySettings, code: string | null) {
  const [email, setEmail] = useState<string>();
  const [isExpired, setExpired] = useState(code === null);

  useEffect(() => {
    if (!code) return;
    loadIdentity(settings)
      .then((identity) => identity.findResetCodeEmail(code))
      .then(setEmail, (error) => {
        if (getAuthMessage(error) === sessionCopy.linkExpired) setExpired(true);
      });
  }, [settings, code]);

  return { email, isExpired };
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
