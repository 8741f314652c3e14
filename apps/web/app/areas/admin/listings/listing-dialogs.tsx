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
  const { businessName } = props.listing;
  const action = useListingAction("restore", props, `${businessName} has been restored.`);
  return (
    <ConfirmDialog
      {...action.dialog}
      title={`Restore ${businessName}?`}
      confirmLabel="Restore"
      pendingLabel="Restoring"
      isDangerous={false}
    >
      <p>This restores the listing. It stays hidden if the owner's plan is full.</p>
      <Problem failure={action.failure} className="mt-4" />
    </ConfirmDialog>
  );
}

export function EraseDialog(props: ListingDialogProps) {
  const { businessName } = props.listing;
  const action = useListingAction("purge", props, `${businessName} has been permanently deleted.`);
  return (
    <ConfirmDialog
      {...action.dialog}
      title={`Permanently delete ${businessName}?`}
      confirmLabel="Delete permanently"
      pendingLabel="Deleting"
      requiredText={businessName}
    >
      <p>This deletes the listing, its photos and its editors. It can't be undone.</p>
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
