import { editingTexts } from "@boab/contracts/directory/editing-texts";
import { useLocation, useNavigate } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { noteFor } from "#lib/session/arrival-note.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { unguarded } from "./editing/unguarded.ts";

interface DeleteListingDialogProps {
  listing: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
  /** Where somebody goes who deleted the page they are on; otherwise they stay. */
  leaveTo?: string | undefined;
}

/**
 * Requires typing the exact name (DIR-LIST-03); staff also sign in again. Posts to the
 * page it stands on, whose action is `deleteListing`.
 */
export default function DeleteListingDialog(props: DeleteListingDialogProps) {
  const { id, name } = props.listing;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const deletion = usePageAction<{ message: string }>({
    onSuccess: ({ message }) => {
      props.onDeleted?.();
      void navigate(props.leaveTo ?? `${pathname}${search}`, {
        replace: props.leaveTo === undefined,
        // How to get it back takes longer to read than a toast lasts.
        state: { ...unguarded, ...noteFor(message) },
      });
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
