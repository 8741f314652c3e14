import type { PaymentRow } from "@boab/contracts/payments/administration";
import { computeRefundableCents, computeRefundCost } from "@boab/contracts/payments/sale-money";
import { formatDateTime } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { useEffect, useEffectEvent, useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { RefundDialog } from "#ui/overlays/refund-dialog.tsx";
import { Chip } from "#ui/text/chip.tsx";
import {
  formatShortPaymentId,
  getBuyerName,
  getPaymentStatus,
  type InspectedPayment,
} from "./payment-view.ts";
import { type InspectedSale, SaleDetails } from "./sale-details.tsx";

interface PaymentDrawerProps {
  payment: PaymentRow;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows one payment with its sales, transfers and refunds. */
export function PaymentDrawer({ payment, isOpen, onClose }: PaymentDrawerProps) {
  const inspect = usePageAction<InspectedPayment>({ skipsRevalidation: true });
  const [saleToRefund, setSaleToRefund] = useState<InspectedSale>();
  const [isRefunded, setRefunded] = useState(false);
  const read = useEffectEvent(() => inspect.submit({ intent: "inspect", id: payment.id }));
  useEffect(() => {
    if (isOpen) read();
  }, [isOpen]);
  const details = inspect.result?.ok ? inspect.result.response : undefined;
  const order = (saleToRefund && details?.orders[saleToRefund.id]) ?? null;
  const { label, tone, note } = getPaymentStatus(details ?? payment);

  return (
    <>
      <Drawer isOpen={isOpen} onClose={onClose} title={`Payment ${formatShortPaymentId(payment)}`}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="text-2xl type-money">{formatMoney(payment.amountCents)}</b>
          <Chip tone={tone} hasDot>
            {label}
          </Chip>
          {note && <span className="text-sm text-ink-2">{note}</span>}
        </p>
        <dl className="mt-4 divide-y divide-line text-md">
          <DetailRow name="Paid by">{getBuyerName(payment)}</DetailRow>
          <DetailRow name="Started">{formatDateTime(payment.createdAt)}</DetailRow>
          {payment.paidAt && <DetailRow name="Paid">{formatDateTime(payment.paidAt)}</DetailRow>}
          <DetailRow name="Id">{payment.id}</DetailRow>
          {payment.chargeId && <DetailRow name="Charge">{payment.chargeId}</DetailRow>}
        </dl>
        {inspect.isPending && !details && (
          <p className="mt-6 flex items-center gap-3 text-ink-2">
            <Spinner /> One moment…
          </p>
        )}
        {/* In here: the toasts of the page lie behind the drawer, out of reach. */}
        {isRefunded && (
          <Note tone="ok" role="status" hasFocus className="mt-6">
            Refund on its way. It can take a few days to reach the card.
          </Note>
        )}
        <ActionFailure of={inspect} className="mt-6" />
        {details?.sales.map((sale) => (
          <SaleDetails
            key={sale.id}
            sale={sale}
            isPaid={details.state === "paid"}
            onRefund={() => {
              setRefunded(false);
              setSaleToRefund(sale);
            }}
          />
        ))}
      </Drawer>
      {saleToRefund && (
        <RefundDialog
          key={saleToRefund.id}
          title={`Refund ${saleToRefund.sellerName}?`}
          buyer={getBuyerName(payment)}
          source="from the seller"
          values={{
            id: saleToRefund.id,
            leftCents: String(computeRefundableCents(saleToRefund)),
            ...(order && { orderId: order.orderId }),
          }}
          refundable={order}
          leftCents={computeRefundableCents(saleToRefund)}
          computeCost={(cents) => computeRefundCost(saleToRefund, cents, false)}
          onClose={() => setSaleToRefund(undefined)}
          onRefunded={() => {
            setSaleToRefund(undefined);
            setRefunded(true);
            read();
          }}
        />
      )}
    </>
  );
}

const DetailRow = ({ name, children }: { name: string; children: string }) => (
  <div className="flex justify-between gap-6 py-2">
    <dt className="flex-none text-ink-2">{name}</dt>
    <dd className="text-right wrap-anywhere">{children}</dd>
  </div>
);
