import { Link } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { useModePath } from "./mode-switch.tsx";

interface SentResponse {
  message: string;
}

interface ForgotPasswordFormProps {
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<SentResponse> | undefined;
}

export function ForgotPasswordForm({ firstResult }: ForgotPasswordFormProps) {
  const getModePath = useModePath();
  const reset = usePageAction<SentResponse>({ action: getModePath("forgot"), firstResult });

  return (
    <>
      {reset.result?.ok ? (
        <Note tone="ok" role="status" hasFocus>
          {reset.result.response.message}
        </Note>
      ) : (
        <PageForm {...reset.form} className="space-y-4">
          {!reset.getError("email") && <ActionFailure of={reset} />}
          <input type="hidden" name="intent" value="reset" />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={reset.getValue("email")}
            error={reset.getError("email")}
          />
          <Button type="submit" size="lg" isFull isPending={reset.isPending} pendingLabel="Sending">
            Send me a reset link
          </Button>
        </PageForm>
      )}
      <p className="mt-5 text-center text-sm">
        <Link to={getModePath("login")} replace className="link target-44">
          Back to login
        </Link>
      </p>
    </>
  );
}
