import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { describeCancellingNow } from "@boab/contracts/bookings/cancellation-terms";
import { describeServices } from "@boab/contracts/bookings/party.rules";
import { formatClock } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import type { PageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { cancelReasons } from "./cancel-reasons.ts";

interface CancelDialogProps {
  booking: CustomerBooking;
  action: PageAction<CustomerBooking>;
  isOpen: boolean;
  onClose: () => void;
}

export function CancelDialog({ booking, action, isOpen, onClose }: CancelDialogProps) {
  const { date, start, serviceTitle, party, business, paidCents, cancelReturnsCents } = booking;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Cancel your booking?">
      <PageForm {...action.form}>
        <input type="hidden" name="intent" value="cancel" />
        {/* What was read here is what happens: the server refuses if it would return anything else. */}
        {cancelReturnsCents !== null && (
          <input type="hidden" name="cancelReturnsCents" value={cancelReturnsCents} />
        )}
        <p className="mb-4 text-ink-2">
          {[
            `${formatDay(date)}, ${formatClock(start)}`,
            describeServices(serviceTitle, party.length - 1),
          ]
            .filter(Boolean)
            .join(", ")}
          .{" "}
          {paidCents > 0
            ? describeCancellingNow(toSplit(booking), business.businessName, { formatMoney })
            : "Nothing has been charged, so there's nothing to refund."}
        </p>
        <RadioGroup
          label="What changed?"
          name="reason"
          options={cancelReasons}
          defaultValue={cancelReasons[0].value}
        />
        <TextArea
          label={`Message to ${business.businessName}`}
          counter="Optional"
          name="message"
          maxLength={400}
          rows={3}
          className="mt-4"
        />
        <ActionFailure of={action} className="mt-4" />
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Keep my booking
          </Button>
          <Button
            type="submit"
            variant="danger"
            isPending={action.isPending}
            pendingLabel="Cancelling"
          >
            Yes, cancel it
          </Button>
        </div>
      </PageForm>
    </Dialog>
  );
}

/** What would go back now, and what the business would keep, as the server worked it out. */
const toSplit = ({ paidCents, refundedCents, cancelReturnsCents }: CustomerBooking) => ({
  returnedCents: cancelReturnsCents ?? 0,
  retainedCents: paidCents - refundedCents - (cancelReturnsCents ?? 0),
});
