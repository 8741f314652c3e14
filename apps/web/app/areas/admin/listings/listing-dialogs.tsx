import type { DeletedListing } from "@boab/contracts/directory/administration";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

interface ListingDialogProps {
  listing: DeletedListing;
  isOpen: boolean;
  onClose: () => void;
}

export function RestoreDialog({ listing, isOpen, onClose }: ListingDialogProps) {
  const { id, businessName } = listing;
  const restoreAction = usePageAction({
    onSuccess: () => {
      onClose();
      toast(`${businessName} has been restored.`);
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => restoreAction.submit({ intent: "restore", id })}
      title={`Restore ${businessName}?`}
      confirmLabel="Restore"
      isPending={restoreAction.isPending}
      pendingLabel="Restoring"
      isDangerous={false}
    >
      <p>This restores the listing. It stays hidden if the owner's plan is full.</p>
      <ActionFailure of={restoreAction} className="mt-4" />
    </ConfirmDialog>
  );
}

export function EraseDialog({ listing, isOpen, onClose }: ListingDialogProps) {
  const { id, businessName } = listing;
  const eraseAction = usePageAction({
    onSuccess: () => {
      onClose();
      toast(`${businessName} has been permanently deleted.`);
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => eraseAction.submit({ intent: "purge", id, confirm: businessName })}
      title={`Permanently delete ${businessName}?`}
      confirmLabel="Delete permanently"
      isPending={eraseAction.isPending}
      pendingLabel="Deleting"
      requiredText={businessName}
    >
      <p>This deletes the listing, its photos and its editors. It can't be undone.</p>
      <ActionFailure of={eraseAction} field="confirm" className="mt-4" />
    </ConfirmDialog>
  );
}
