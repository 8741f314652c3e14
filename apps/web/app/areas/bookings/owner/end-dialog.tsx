import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { getFirstName } from "@boab/format/names";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { type BookingEnding, describeEnding, endReasons, formatReason } from "./end-reasons.ts";

const endingCopy: Record<
  BookingEnding,
  { title: (name: string) => string; button: string; done: string }
> = {
  decline: {
    title: (name) => `Decline ${name}'s request?`,
    button: "Decline request",
    done: "Declined.",
  },
  "decline-move": {
    title: (name) => `Keep ${name}'s time as it is?`,
    button: "Decline the move",
    done: "The time stays as it is.",
  },
  "decline-contact": {
    title: (name) => `Decline everything from ${name}?`,
    button: "Decline everything",
    done: "All of their bookings are declined.",
  },
  cancel: {
    title: (name) => `Cancel ${name}'s booking?`,
    button: "Cancel booking",
    done: "Cancelled.",
  },
};

interface EndDialogProps {
  booking: BusinessBooking;
  ending: BookingEnding;
  onClose: () => void;
  /** Called after success; the button that opened the dialog may be gone. */
  onDone?: (() => void) | undefined;
}

/** Declines or cancels a booking with a reason that the customer reads. */
export function EndDialog({ booking, ending, onClose, onDone }: EndDialogProps) {
  const reasons = endReasons[ending];
  const [reason, setReason] = useState(reasons[0] ?? "");
  const [message, setMessage] = useState("");
  const { title, button, done } = endingCopy[ending];
  const name = getFirstName(booking.customerName);
  const end = usePageAction({
    onSuccess() {
      toast(done);
      onClose();
      onDone?.();
    },
  });

  const submit = () =>
    end.submit({
      intent: ending === "decline-move" ? "decline" : ending,
      id: booking.id,
      reason: formatReason(reason, message),
    });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title(name)}
      size="sm"
      hasCloseButton={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ending === "cancel" ? "Keep it" : "Not now"}
          </Button>
          <Button variant="danger" isPending={end.isPending} pendingLabel="Saving" onClick={submit}>
            {button}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">{describeEnding(booking, ending)}</p>
      <RadioGroup
        label="Reason"
        isLabelHidden
        name="reason"
        value={reason}
        onChange={setReason}
        options={reasons.map((value) => ({ value, label: value }))}
        className="mt-3"
      />
      <TextField
        label={`Message to ${name}`}
        counter="Optional"
        value={message}
        maxLength={400}
        onChange={({ target }) => setMessage(target.value)}
        className="mt-3"
      />
      <ActionFailure of={end} className="mt-4" />
    </Dialog>
  );
}
