import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { isPasswordReady } from "../registration.ts";
import { NewPasswordFields } from "../sign-in/new-password-fields.tsx";

interface ChangePasswordProps {
  email: string;
  onChanged: (message: string) => void;
}

interface ChangePasswordDialogProps extends ChangePasswordProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The current password is proven by signing in again, unless that was a moment ago. */
export function ChangePasswordDialog({ isOpen, onClose, ...props }: ChangePasswordDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Change your password" size="sm">
      {isOpen && <ChangePasswordForm {...props} />}
    </Dialog>
  );
}

function ChangePasswordForm({ email, onChanged }: ChangePasswordProps) {
  const [passwords, setPasswords] = useState({ password: "", confirmation: "" });
  const change = usePageAction<{ message: string }>({
    action: "/account-management",
    onSuccess: ({ message }) => onChanged(message),
  });

  return (
    <PageForm {...change.form} noValidate className="space-y-4">
      <p className="text-ink-2">
        We'll sign you out on your other devices and email you that your password was changed.
      </p>
      <ActionFailure of={change} field="newPassword" />
      <input type="hidden" name="intent" value="change-password" />
      {/* For password managers, which save the new password under this name. */}
      <input type="hidden" name="username" value={email} autoComplete="username" />
      <NewPasswordFields value={passwords} onChange={setPasswords} />
      <Button
        type="submit"
        isFull
        isPending={change.isPending}
        pendingLabel="Saving"
        disabled={!isPasswordReady(passwords)}
      >
        Change password
      </Button>
    </PageForm>
  );
}
