import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { formatCount } from "@boab/format/numbers";
import { fillIn } from "@boab/format/sentences";
import { Note } from "#ui/feedback/note.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { useUpcomingBookings } from "../use-upcoming-bookings.ts";
import { editingCopy } from "./copy.ts";

interface HideDialogProps {
  business: Pick<EditableBusiness, "id" | "businessName" | "planName" | "canShowAgain">;
  isOpen: boolean;
  onClose: () => void;
  onHide: () => void;
}

/** Explains the consequences before a live listing is hidden. */
export function HideDialog({ business, isOpen, onClose, onHide }: HideDialogProps) {
  const count = useUpcomingBookings(business.id, isOpen);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onHide}
      title={`Hide ${business.businessName}?`}
      confirmLabel="Hide it"
      cancelLabel="Keep it live"
      isDangerous={!business.canShowAgain}
    >
      <p>{editingCopy.hiding}</p>
      {count !== 0 && <p className="mt-3">{describeBookings(count)}</p>}
      {!business.canShowAgain && (
        <Note tone="danger" className="mt-4">
          {fillIn(editingCopy.hidingIsFinal, { plan: business.planName })}
        </Note>
      )}
    </ConfirmDialog>
  );
}

function describeBookings(count: number | undefined): string {
  if (count === undefined) return editingCopy.hidingLeavesBookings;
  if (count === 1) return editingCopy.hidingLeavesOneBooking;
  return fillIn(editingCopy.hidingLeavesManyBookings, { count: formatCount(count) });
}
