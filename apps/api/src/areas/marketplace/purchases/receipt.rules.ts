import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { gstIncluded } from "../cart/cart.rules.ts";

const day = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "Australia/Sydney" });
const dollars = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });

export const shownDay = (instant: string): string => day.format(new Date(instant));
export const money = (cents: number): string => dollars.format(cents / 100);

interface Sum {
  label: string;
  amount: string;
  isTotal?: boolean;
}

type Paid = Pick<
  BoughtOrderDetails,
  "delivery" | "deliveryCents" | "totalCents" | "refundedCents" | "gstCents" | "refunds"
>;

/** What stands below the items. Everything a registered store sells here is taxed alike, so one line says it of all. */
export function receiptSums(order: Paid): Sum[] {
  const { delivery, deliveryCents, totalCents, refundedCents, gstCents } = order;
  const gstOf = (cents: number) =>
    gstCents === null ? "" : `, including GST of ${money(gstIncluded(cents))}`;
  return [
    ...(delivery
      ? [
          {
            label: `Delivery, ${delivery.courier} ${delivery.service}`,
            amount: money(deliveryCents),
          },
        ]
      : []),
    { label: "Total paid", amount: money(totalCents), isTotal: true },
    gstCents === null
      ? { label: "No GST is charged: the seller isn't registered for it.", amount: "" }
      : { label: "The total price includes GST of", amount: money(gstCents) },
    ...order.refunds.map(({ amountCents, at }) => ({
      label: `Refunded on ${shownDay(at)}${gstOf(amountCents)}`,
      amount: `−${money(amountCents)}`,
    })),
    ...(refundedCents > 0
      ? [{ label: "Total after refunds", amount: money(totalCents - refundedCents), isTotal: true }]
      : []),
  ];
}
