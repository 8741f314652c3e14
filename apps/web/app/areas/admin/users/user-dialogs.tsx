import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { accountTexts } from "@boab/contracts/accounts/texts";
import { useState } from "react";
import type { FormFailure } from "#lib/api/form.ts";
import { toast } from "#ui/feedback/toast.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Problem } from "../problem.tsx";
import { banToggle } from "./editable-fields.ts";
import type { UserDialogProps } from "./user-dialog-props.ts";

const consequences = {
  ban: "They'll be signed out everywhere and can't log back in until they're unbanned. Anything they offer is hidden until then.",
  unban: "They can log in again, and anything they offer will be shown again.",
};

export function BanDialog({ person, isOpen, onClose, act, isPending }: UserDialogProps) {
  const [failure, setFailure] = useState<FormFailure>();
  // The row changes before the dialog has left; it keeps asking what it asked.
  const [{ intent, label }] = useState(() => banToggle(person));

  async function confirm() {
    const result = await act({ intent, id: person.id });
    if (!result.ok) return setFailure(result);
    onClose();
    toast(`${person.fullName} is ${intent === "ban" ? "banned" : "no longer banned"}.`);
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={`${label} ${person.fullName}?`}
      confirmLabel={label}
      isPending={isPending}
      pendingLabel={intent === "ban" ? "Banning" : "Unbanning"}
      isDangerous={intent === "ban"}
    >
      <p>{consequences[intent]}</p>
      <Problem title="That didn't work." failure={failure} className="mt-4" />
    </ConfirmDialog>
  );
}

export function DeleteDialog({ person, isOpen, onClose, act, isPending }: UserDialogProps) {
  const [failure, setFailure] = useState<FormFailure>();

  async function confirm() {
    const result = await act({ intent: "delete", id: person.id });
    if (!result.ok) return setFailure(result);
    onClose();
    toast(accountTexts.userDeleted);
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={`Delete ${person.fullName}?`}
      confirmLabel="Delete user"
      isPending={isPending}
      pendingLabel="Deleting"
      requiredText="DELETE"
    >
      <p>
        This closes the account of <Address person={person} /> and removes their profile and every
        listing they own. It can't be undone.
      </p>
      <Problem title={accountTexts.deleteUserFailed} failure={failure} className="mt-4" />
    </ConfirmDialog>
  );
}

const Address = ({ person }: { person: FullProfile }) => (
  <b className="wrap-anywhere text-ink">{person.email}</b>
);
