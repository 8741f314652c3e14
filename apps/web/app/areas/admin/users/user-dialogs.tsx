import { accountCopy } from "@boab/contracts/accounts/copy";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { userFormCopy } from "./copy.ts";
import { getBanToggle } from "./editable-fields.ts";
import type { UserDialogProps } from "./user-dialog-props.ts";

const consequences = {
  ban: "They'll be signed out everywhere and can't log back in until they're unbanned. Anything they offer is hidden until then.",
  unban: "They can log in again, and anything they offer will be shown again.",
};

export function BanDialog({ person, isOpen, onClose }: UserDialogProps) {
  // The row changes while the dialog closes, so the dialog retains its first question.
  const [{ intent, label }] = useState(() => getBanToggle(person));
  const [reason, setReason] = useState("");

  const ban = usePageAction({
    onSuccess: () => {
      onClose();
      toast(`${person.fullName} is ${intent === "ban" ? "banned" : "no longer banned"}.`);
    },
  });

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => ban.submit({ intent, id: person.id, reason })}
      title={`${label} ${person.fullName}?`}
      confirmLabel={label}
      isPending={ban.isPending}
      pendingLabel={intent === "ban" ? "Banning" : "Unbanning"}
      isDangerous={intent === "ban"}
    >
      <p>{consequences[intent]}</p>
      {intent === "unban" && person.banReason && (
        <p className="mt-3 break-words">
          <b className="text-ink">Banned because:</b> {person.banReason}
        </p>
      )}
      {intent === "ban" && (
        <TextArea
          label="Reason"
          hint="We'll email this to them, and the team can see it."
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={ban.getError("reason")}
          className="mt-4"
        />
      )}
      {!ban.getError("reason") && (
        <ActionFailure of={ban} title="That didn't work." className="mt-4" />
      )}
    </ConfirmDialog>
  );
}

export function DeleteDialog({ person, isOpen, onClose }: UserDialogProps) {
  const deletion = usePageAction({
    onSuccess: () => {
      onClose();
      toast(accountCopy.userDeleted);
    },
  });

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => deletion.submit({ intent: "delete", id: person.id })}
      title={`Delete ${person.fullName}?`}
      confirmLabel="Delete user"
      isPending={deletion.isPending}
      pendingLabel="Deleting"
      requiredText="DELETE"
      isExact
    >
      <p>
        This closes the account of <PersonEmail person={person} /> and removes their profile and
        every listing they own. It can't be undone.
      </p>
      <ActionFailure of={deletion} title={userFormCopy.deleteUserFailed} className="mt-4" />
    </ConfirmDialog>
  );
}

const PersonEmail = ({ person }: { person: FullProfile }) => (
  <b className="wrap-anywhere text-ink">{person.email}</b>
);
