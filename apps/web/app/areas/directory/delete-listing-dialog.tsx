import { editingTexts } from "@boab/contracts/directory/editing-texts";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

interface DeleteListingDialogProps {
  listing: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/**
 * Requires typing the exact name (DIR-LIST-03); staff also sign in again. Posts to the
 * page it stands on, whose action is `deleteListing`.
 */
export default function DeleteListingDialog(props: DeleteListingDialogProps) {
  const { id, name } = props.listing;
  const deletion = usePageAction<{ message: string }>({
    onSuccess: ({ message }) => {
      props.onDeleted();
      toast(message);
    },
  });

  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      onConfirm={() => deletion.submit({ id, confirm: name })}
      title={`Delete ${name}?`}
      confirmLabel="Delete listing"
      cancelLabel="Keep it"
      pendingLabel="Deleting"
      isPending={deletion.isPending}
      requiredText={name}
    >
      <p>{editingTexts.deletion}</p>
      <ActionFailure of={deletion} field="confirm" className="mt-4" />
    </ConfirmDialog>
  );
}
