import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { formatLongDate } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { computeIncludedGst } from "../cart/cart.rules.ts";

interface ReceiptSum {
  label: string;
  amount: string;
  isTotal?: boolean;
}

type PaidAmounts = Pick<
  BoughtOrderDetails,
  "delivery" | "deliveryCents" | "totalCents" | "refundedCents" | "gstCents" | "refunds"
>;

/** The totals below the items. A GST-registered store charges GST on everything here, so one line covers all items. */
export function listReceiptSums(order: PaidAmounts): ReceiptSum[] {
  const { delivery, deliveryCents, totalCents, refundedCents, gstCents } = order;
  const formatGst = (cents: number) =>
    gstCents === null ? "" : `, including GST of ${formatMoney(computeIncludedGst(cents))}`;
  return [
    ...(delivery
      ? [
          {
            label: `Delivery, ${delivery.courier} ${delivery.service}`,
            amount: formatMoney(deliveryCents),
          },
        ]
      : []),
    { label: "Total paid", amount: formatMoney(totalCents), isTotal: true },
    gstCents === null
      ? { label: "No GST is charged: the seller isn't registered for it.", amount: "" }
      : { label: "The total price includes GST of", amount: formatMoney(gstCents) },
    ...order.refunds.map(({ amountCents, at }) => ({
      label: `Refunded on ${formatLongDate(at)}${formatGst(amountCents)}`,
      amount: formatMoney(-amountCents),
    })),
    ...(refundedCents > 0
      ? [
          {
            label: "Total after refunds",
            amount: formatMoney(totalCents - refundedCents),
            isTotal: true,
          },
        ]
      : []),
  ];
}
