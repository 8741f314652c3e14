import { type FormEvent, useEffect, useEffectEvent } from "react";
import { type FormResult, useFormState } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { firstFocus } from "#ui/overlays/first-focus.ts";
import {
  type FreshSignInOf,
  useConfirmedFetcher,
} from "../fresh-sign-in/use-confirmed-fetcher.tsx";

interface ChangeEmailProps extends FreshSignInOf {
  onSent: (message: string) => void;
}

interface ChangeEmailDialogProps extends ChangeEmailProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Nothing changes until the link sent to the new email is opened. */
export function ChangeEmailDialog({ isOpen, onClose, ...props }: ChangeEmailDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Change your email" size="sm">
      {isOpen && <ChangeEmailForm {...props} />}
    </Dialog>
  );
}

function ChangeEmailForm({ onSent, ...signIn }: ChangeEmailProps) {
  const change = useConfirmedFetcher<{ message: string }>("/account-management", signIn);
  const form = useFormState(change.result);

  const handleResult = useEffectEvent((result: FormResult<{ message: string }>) => {
    if (result.ok) onSent(result.response.message);
  });
  useEffect(() => {
    if (change.result) handleResult(change.result);
  }, [change.result]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    change.submit(new FormData(event.currentTarget));
  }

  return (
    <>
      <form ref={form.ref} noValidate onSubmit={handleSubmit} className="space-y-4">
        <p className="text-ink-2">
          We'll send a link to your new email and let {signIn.person.email} know. Once you open the
          link, you'll log in with the new one.
        </p>
        {form.error && !form.errorOf("newEmail") && (
          <Note tone="danger" role="alert">
            {form.error}
          </Note>
        )}
        <input type="hidden" name="intent" value="change-email" />
        <TextField
          ref={firstFocus}
          label="New email"
          name="newEmail"
          type="email"
          autoComplete="email"
          maxLength={254}
          error={form.errorOf("newEmail")}
        />
        <Button type="submit" isFull isPending={change.isPending} pendingLabel="Sending">
          Send link
        </Button>
      </form>
      {change.prompt}
    </>
  );
}
