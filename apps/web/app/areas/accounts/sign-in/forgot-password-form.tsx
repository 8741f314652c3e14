import { Form, Link, useNavigation } from "react-router";
import { type FormResult, useFormState } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { useModePath } from "./mode-switch.tsx";

type Result = FormResult<{ message: string }> | undefined;

export function ForgotPasswordForm({ result }: { result: Result }) {
  const form = useFormState(result);
  const pathOf = useModePath();
  const { state } = useNavigation();

  return (
    <>
      {result?.ok ? (
        <Note tone="ok" role="status" hasFocus>
          {result.response.message}
        </Note>
      ) : (
        <Form ref={form.ref} method="post" action={pathOf("forgot")} className="space-y-4">
          {form.error && !form.errorOf("email") && (
            <Note tone="danger" role="alert">
              {form.error}
            </Note>
          )}
          <input type="hidden" name="intent" value="reset" />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={form.valueOf("email")}
            error={form.errorOf("email")}
          />
          <Button
            type="submit"
            size="lg"
            isFull
            isPending={state === "submitting"}
            pendingLabel="Sending"
          >
            Send me a reset link
          </Button>
        </Form>
      )}
      <p className="mt-5 text-center text-sm">
        <Link to={pathOf("login")} replace className="link target-44">
          Back to login
        </Link>
      </p>
    </>
  );
}
