import type { ReactNode } from "react";
import { useSession } from "#lib/session/session.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { PayablePrice, PayeeBusiness } from "./payable-price.ts";
import { useStartPayment } from "./use-start-payment.ts";

interface PayDialogProps {
  business: PayeeBusiness;
  price: PayablePrice;
  isOpen: boolean;
  onClose: () => void;
}

/** The server's messages are about a cart; these are about one price. */
const errorCopy: Record<string, string> = {
  price_changed: "This price has just changed. Reload the page to see it.",
  price_gone: "This is no longer for sale.",
  price_needs_booking: "This is booked with a time now. Reload the page to choose one.",
};

/**
 * Shows what is paid, how much, to whom and through whom, before the buyer leaves for the payment page (DIR-PRICE-04).
 */
export default function PayDialog({ business, price, isOpen, onClose }: PayDialogProps) {
  const { profile } = useSession();
  const { pay, isPending, failure } = useStartPayment({ intent: `price:${price.id}` });

  function submit() {
    const line = {
      businessId: business.id,
      pricingId: price.id,
      quantity: 1,
      name: price.title,
      description: business.name,
      unitAmount: price.amountCents,
    };
    pay({
      intent: "price",
      lines: JSON.stringify([line]),
      ...(profile && { customerEmail: profile.email }),
    });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Pay ${business.name}`}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button isPending={isPending} pendingLabel="Redirecting…" onClick={submit}>
            Continue to payment
          </Button>
        </>
      }
    >
      <dl className="my-4 divide-y divide-line">
        <Row name="For">{price.title}</Row>
        <Row name="To">{business.name}</Row>
        <Row name="Amount, AUD">{price.amount}</Row>
      </dl>
      <p className="text-sm text-ink-3">
        Stripe takes the payment. You'll enter your card on Stripe's page, then come straight back.
      </p>
      {failure && (
        <Note
          tone="danger"
          role="alert"
          title={errorCopy[failure.code] ?? failure.error}
          className="mt-4"
        >
          You weren't charged.
        </Note>
      )}
    </Dialog>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="flex-none text-ink-3">{name}</dt>
      <dd className="min-w-0 text-right font-[550] break-words">{children}</dd>
    </div>
  );
}
