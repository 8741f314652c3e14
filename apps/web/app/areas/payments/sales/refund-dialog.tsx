import type { Sale } from "@boab/contracts/payments/payments";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { readAmount, writeAmount } from "#lib/format/amount.ts";
import { formatMoney } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { leftToRefund, refundEffects, refundProblem } from "./sale-view.ts";

interface RefundDialogProps {
  sale: Sale;
  onClose: () => void;
}

/** In part or whole; says what happens to whose money before it does. */
export function RefundDialog({ sale, onClose }: RefundDialogProps) {
  const left = leftToRefund(sale);
  const [typed, setTyped] = useState(writeAmount(left));
  const [isChecked, setChecked] = useState(false);
  const cents = readAmount(typed);
  const problem = refundProblem(sale, cents);
  const refund = usePageAction<Sale>({
    onSuccess(_sale, values) {
      toast(`Refunded ${formatMoney(Number(values.amountCents))}.`);
      onClose();
    },
  });

  function submit() {
    setChecked(true);
    if (problem === null)
      refund.submit({ intent: "refund", id: sale.id, amountCents: String(cents) });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Refund ${sale.buyerName}?`}
      size="sm"
      hasCloseButton={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            isPending={refund.isPending}
            pendingLabel="Refunding"
            onClick={submit}
          >
            {problem === null ? `Refund ${formatMoney(cents ?? 0)}` : "Refund"}
          </Button>
        </>
      }
    >
      <TextField
        label="Amount"
        prefix="$"
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint={`Up to ${formatMoney(left)}.`}
        error={isChecked ? (problem ?? undefined) : undefined}
        className="mt-2"
      />
      <div aria-live="polite" className="mt-4 space-y-2 text-md text-ink-2">
        {problem === null &&
          refundEffects(sale, cents ?? 0).map((sentence) => <p key={sentence}>{sentence}</p>)}
        <p>A refund can't be undone.</p>
      </div>
      <ActionFailure of={refund} className="mt-4" />
    </Dialog>
  );
}
