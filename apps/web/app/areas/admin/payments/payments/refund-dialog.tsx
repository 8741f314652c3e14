import type { Sale } from "@boab/contracts/payments/payments";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { readAmount, writeAmount } from "#lib/format/amount.ts";
import { formatMoney } from "#lib/format/format.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import type { InspectedSale } from "./sale-details.tsx";

interface RefundDialogProps {
  sale: InspectedSale;
  onClose: () => void;
  onRefunded: () => void;
}

/** Gives money back to the buyer, in part or whole. */
export function RefundDialog({ sale, onClose, onRefunded }: RefundDialogProps) {
  const leftCents = sale.amountCents - sale.refundedCents - sale.disputedCents;
  const [typed, setTyped] = useState(writeAmount(leftCents));
  const [isPressed, setIsPressed] = useState(false);
  const refund = usePageAction<Sale>({
    onSuccess: onRefunded,
  });
  const cents = readAmount(typed);
  const problem = !cents
    ? "Please enter an amount, such as 24.50."
    : cents > leftCents
      ? `You can refund up to ${formatMoney(leftCents)}.`
      : undefined;

  function send() {
    setIsPressed(true);
    if (!problem) refund.submit({ intent: "refund", id: sale.id, amountCents: String(cents) });
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={send}
      title={`Refund ${sale.sellerName}?`}
      confirmLabel={problem ? "Refund" : `Refund ${formatMoney(cents ?? 0)}`}
      isPending={refund.isPending}
      pendingLabel="Refunding"
    >
      <p>
        The buyer gets the money back on their card, and the seller's share of it is taken back. It
        can't be undone.
      </p>
      <TextField
        label="Amount"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint={`Up to ${formatMoney(leftCents)}.`}
        error={isPressed ? problem : undefined}
        className="mt-4"
      />
      <ActionFailure of={refund} className="mt-4" />
    </ConfirmDialog>
  );
}
