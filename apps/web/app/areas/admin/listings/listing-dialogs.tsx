import type { DeletedListing } from "@boab/contracts/directory/administration";
import { useState } from "react";
import type { FormFailure, FormResult } from "#lib/api/form.ts";
import { toast } from "#ui/feedback/toast.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Problem } from "../problem.tsx";

interface ListingDialogProps {
  listing: DeletedListing;
  isOpen: boolean;
  onClose: () => void;
  act: (values: Record<string, string>) => Promise<FormResult>;
  isPending: boolean;
}

export function RestoreDialog(props: ListingDialogProps) {
  const { businessName, ownerName } = props.listing;
  const action = useListingAction("restore", props, `${businessName} is back.`);
  return (
    <ConfirmDialog
      {...action.dialog}
      title={`Bring ${businessName} back?`}
      confirmLabel="Restore"
      pendingLabel="Restoring"
      isDangerous={false}
    >
      <p>
        It returns to {ownerName} as it was; hidden, if their plan holds another listing by now.
      </p>
      <Problem failure={action.failure} className="mt-4" />
    </ConfirmDialog>
  );
}

export function EraseDialog(props: ListingDialogProps) {
  const { businessName } = props.listing;
  const action = useListingAction("purge", props, `${businessName} is erased.`);
  return (
    <ConfirmDialog
      {...action.dialog}
      title={`Erase ${businessName} now?`}
      confirmLabel="Erase now"
      pendingLabel="Erasing"
      requiredText={businessName}
    >
      <p>The record, its pictures and its editors are gone for good. Nobody can undo this.</p>
      <Problem failure={action.failure} className="mt-4" />
    </ConfirmDialog>
  );
}

function useListingAction(intent: "restore" | "purge", props: ListingDialogProps, done: string) {
  const { listing, act, onClose, isOpen, isPending } = props;
  const [failure, setFailure] = useState<FormFailure>();

  async function fulfil() {
    const result = await act({ intent, id: listing.id, confirm: listing.businessName });
    if (!result.ok) return setFailure({ ...result, error: result.fields.confirm ?? result.error });
    onClose();
    toast(done);
  }

  return { failure, dialog: { isOpen, isPending, onClose, onConfirm: () => void fulfil() } };
}
