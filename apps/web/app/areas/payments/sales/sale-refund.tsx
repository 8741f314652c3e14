import type { RefundableOrder } from "@boab/contracts/marketplace/refunds";
import type { Sale } from "@boab/contracts/payments/payments";
import { computeRefundableCents, computeRefundCost } from "@boab/contracts/payments/sale-money";
import { formatMoney } from "@boab/format/money";
import { toast } from "#ui/feedback/toast.ts";
import { RefundDialog } from "#ui/overlays/refund-dialog.tsx";
import { describeRefundSource } from "./sale-view.ts";

interface SaleRefundProps {
  sale: Sale;
  refundable: RefundableOrder | null;
  onClose: () => void;
}

/** Refunds a sale in part or in full; the payee pays the card cost, which is shown first. */
export function SaleRefund({ sale, refundable, onClose }: SaleRefundProps) {
  const leftCents = computeRefundableCents(sale);
  return (
    <RefundDialog
      title={`Refund ${sale.buyerName}?`}
      buyer={sale.buyerName}
      source={describeRefundSource(sale)}
      values={{
        id: sale.id,
        leftCents: String(leftCents),
        ...(refundable && { orderId: refundable.orderId }),
      }}
      computeCost={(cents) => computeRefundCost(sale, cents, true)}
      refundable={refundable}
      leftCents={leftCents}
      onClose={onClose}
      canRestock={refundable !== null}
      onRefunded={(cents) => {
        toast(`Refunded ${formatMoney(cents)}.`);
        onClose();
      }}
    />
  );
}
