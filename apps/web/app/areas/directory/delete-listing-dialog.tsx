import { formatCount } from "@boab/format/numbers";
import { fillIn } from "@boab/format/sentences";
import { useLocation, useNavigate } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { guardBypass } from "#lib/drafts/leave-guard.tsx";
import { toArrivalNoteState } from "#lib/session/arrival-note.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { deleteListingCopy } from "./copy.ts";
import { useUpcomingBookings } from "./use-upcoming-bookings.ts";

interface DeleteListingDialogProps {
  listing: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
  /** The path to open after deleting the page the person is on. Without it they stay on the page. */
  redirectPath?: string | undefined;
}

/**
 * Requires typing the exact name (DIR-LIST-03); staff also sign in again. Posts to the current page, whose action has
 * to be `deleteListing`.
 */
export default function DeleteListingDialog(props: DeleteListingDialogProps) {
  const { id, name } = props.listing;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const deletion = usePageAction<{ message: string }>({
    onSuccess: ({ message }) => {
      props.onDeleted?.();
      void navigate(props.redirectPath ?? `${pathname}${search}`, {
        replace: props.redirectPath === undefined,
        // The message says how to restore the listing and takes longer to read than a toast lasts.
        state: { ...guardBypass, ...toArrivalNoteState(message) },
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
      <p>
        {describeCancelledBookings(useUpcomingBookings(id, props.isOpen))}{" "}
        {deleteListingCopy.deletion}
      </p>
      <ActionFailure of={deletion} field="confirm" className="mt-4" />
    </ConfirmDialog>
  );
}

function describeCancelledBookings(count: number | undefined): string {
  if (count === undefined) return deleteListingCopy.deletionOfBookings;
  if (count === 0) return "";
  if (count === 1) return deleteListingCopy.deletionOfOne;
  return fillIn(deleteListingCopy.deletionOfMany, { count: formatCount(count) });
}
