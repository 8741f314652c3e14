import type { CustomerCard } from "@boab/contracts/bookings/customers";
import { getFirstName } from "@boab/format/names";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ToastAction } from "#ui/feedback/toast-action.tsx";
import { Card } from "#ui/layout/card.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

/** Stops somebody's online bookings, or allows them again. */
export function OnlineBookings({ customer }: { customer: CustomerCard }) {
  const [isAsking, setAsking] = useState(false);
  const { areOnlineBookingsStopped: areStopped } = customer;
  const name = getFirstName(customer.name);
  const allow = usePageAction({
    onSuccess: () => toast(`${name} can book online again.`),
    onFailure: ({ error }) => toast(error, { tone: "bad" }),
  });
  const undo = () => allow.submit({ intent: "allow" });
  const stop = usePageAction({
    onSuccess() {
      setAsking(false);
      toast(`${name} can't book online any more.`, {
        action: <ToastAction label="Undo" onPress={undo} />,
      });
    },
  });
  return (
    <Card as="section" aria-labelledby="online-title">
      <h2 id="online-title" className="text-xl">
        Online bookings
      </h2>
      <p className="mt-2 mb-4 text-ink-2">
        {areStopped
          ? `${name} is asked to call you instead. We don't say why.`
          : `${name} can book online.`}
      </p>
      {areStopped ? (
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          onClick={undo}
          isPending={allow.isPending}
          pendingLabel="Saving"
        >
          Allow online bookings
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          Stop online bookings
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => stop.submit({ intent: "stop" })}
        title={`Stop ${name} booking online?`}
        confirmLabel="Stop online bookings"
        cancelLabel="Keep as is"
        isPending={stop.isPending}
        pendingLabel="Saving"
        isDangerous
      >
        <ul className="list-disc space-y-1.5 pl-5 text-md">
          <li>
            They're told that online booking isn't available, and to call you. We don't say why.
          </li>
          <li>What's booked already stays until you cancel it.</li>
          <li>Their reviews stay. You can undo this any time.</li>
        </ul>
        <ActionFailure of={stop} className="mt-4" />
      </ConfirmDialog>
    </Card>
  );
}
