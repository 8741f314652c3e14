import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { writeReviewCopy } from "./copy.ts";

interface DeleteDialogProps {
  reviewId: string;
  /** False when staff delete another person's review. */
  isMine: boolean;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export default function DeleteDialog(props: DeleteDialogProps) {
  const { reviewId, isMine, isOpen, onClose, onDeleted } = props;
  const deleteAction = usePageAction({
    onSuccess: () => {
      toast(isMine ? writeReviewCopy.deleted : "Review deleted.");
      onDeleted();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => deleteAction.submit({ intent: "delete", id: reviewId })}
      title={isMine ? "Delete your review?" : "Delete this review?"}
      confirmLabel="Yes, delete"
      cancelLabel="Keep it"
      isPending={deleteAction.isPending}
      pendingLabel="Deleting"
    >
      <p>It comes off the page and out of the rating.</p>
      <ActionFailure of={deleteAction} className="mt-3" />
    </ConfirmDialog>
  );
}
