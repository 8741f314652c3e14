import type { SoldOrder } from "@boab/contracts/marketplace/orders";
import { computeRefundableCents, computeRefundCost } from "@boab/contracts/payments/sale-money";
import { getFirstName } from "@boab/format/names";
import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { RefundDialog } from "#ui/overlays/refund-dialog.tsx";
import { soldPath } from "../paths.ts";

/** Lets the seller refund an order voluntarily. The page then shows the refund. */
export function RefundForm({ order, slug }: { order: SoldOrder; slug: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const buyer = getFirstName(order.recipient?.name ?? "") || "The buyer";
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`Refund order ${order.order_id}`}
        onClick={() => setOpen(true)}
      >
        Refund
      </Button>
      {isOpen && (
        <RefundDialog
          title={`Refund order ${order.order_id}?`}
          action={soldPath(slug)}
          buyer={buyer}
          values={{ orderId: order.order_id }}
          refundable={order.refundable}
          leftCents={computeRefundableCents(order.money)}
          computeCost={(cents) => computeRefundCost(order.money, cents, true)}
          canRestock
          onClose={close}
          onRefunded={close}
        />
      )}
    </>
  );
}
