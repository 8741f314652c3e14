import type { RefundableOrder } from "@boab/contracts/marketplace/refunds";
import type { PaymentDetails, PaymentRow } from "@boab/contracts/payments/administration";
import { formatMoney } from "@boab/format/money";
import type { Tone } from "#ui/text/chip.tsx";

/** A payment with the refundable items of its orders, by sale id. */
export interface InspectedPayment extends PaymentDetails {
  orders: Record<string, RefundableOrder>;
}

interface Status {
  label: string;
  tone: Tone;
  note?: string;
}

const unpaidStatuses: Record<Exclude<PaymentRow["state"], "paid">, Status> = {
  open: { label: "Not paid yet", tone: "neutral" },
  processing: { label: "Processing", tone: "warn", note: "The bank hasn't answered yet" },
  failed: { label: "Declined", tone: "neutral" },
  expired: { label: "Expired", tone: "neutral", note: "Nobody paid in time" },
};

/** Returns the most important status of a payment. */
export function getPaymentStatus(payment: PaymentRow): Status {
  const { state, amountCents, refundedCents } = payment;
  if (state !== "paid") return unpaidStatuses[state];
  if (payment.isParked)
    return { label: "Transfer failing", tone: "danger", note: "Parked in the outbox" };
  if (payment.disputedCents > 0)
    return {
      label: "Disputed",
      tone: "danger",
      note: `The bank took back ${formatMoney(payment.disputedCents)}`,
    };
  if (refundedCents === amountCents) return { label: "Refunded", tone: "info", note: "In full" };
  if (payment.isHeld) return { label: "Held", tone: "warn", note: "The seller can't be paid yet" };
  return refundedCents > 0
    ? { label: "Paid", tone: "ok", note: `${formatMoney(refundedCents)} refunded` }
    : { label: "Paid", tone: "ok" };
}

export const stateOptions = [
  { value: "paid", label: "Paid" },
  { value: "open", label: "Not paid yet" },
  { value: "processing", label: "Processing" },
  { value: "failed", label: "Declined" },
  { value: "expired", label: "Expired" },
] as const satisfies { value: PaymentRow["state"]; label: string }[];

/** Staff name a payment by the first part of its id. */
export const formatShortPaymentId = ({ id }: Pick<PaymentRow, "id">): string =>
  (id.split("-")[0] ?? "").toUpperCase();

export const getBuyerName = ({ buyer }: Pick<PaymentRow, "buyer">): string =>
  buyer?.fullName ?? "Former member";
