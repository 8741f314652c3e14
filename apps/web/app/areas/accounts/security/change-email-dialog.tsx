import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { setAutofocus } from "#ui/overlays/set-autofocus.ts";

interface ChangeEmailProps {
  person: Pick<FullProfile, "email">;
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

function ChangeEmailForm({ person, onSent }: ChangeEmailProps) {
  const change = usePageAction<{ message: string }>({
    action: "/account-management",
    onSuccess: ({ message }) => onSent(message),
  });

  return (
    <PageForm {...change.form} noValidate className="space-y-4">
      <p className="text-ink-2">
        We'll send a link to your new email and let {person.email} know. Once you open the link,
        you'll log in with the new one.
      </p>
      {!change.getError("newEmail") && <ActionFailure of={change} />}
      <input type="hidden" name="intent" value="change-email" />
      <TextField
        ref={setAutofocus}
        label="New email"
        name="newEmail"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={change.getError("newEmail")}
      />
      <Button type="submit" isFull isPending={change.isPending} pendingLabel="Sending">
        Send link
      </Button>
    </PageForm>
  );
}
