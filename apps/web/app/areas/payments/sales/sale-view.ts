import type { Sale } from "@boab/contracts/payments/payments";
import { formatShortDate } from "@boab/format/calendar";
import type { Tone } from "#ui/text/chip.tsx";

interface SaleStatus {
  label: string;
  tone: Tone;
}

function describePayout({ payout, payoutDueAt }: Pick<Sale, "payout" | "payoutDueAt">): SaleStatus {
  switch (payout) {
    case "held":
      return payoutDueAt
        ? { label: `Payout from ${formatShortDate(payoutDueAt)}`, tone: "info" }
        : { label: "Payout pending", tone: "warn" };
    case "sending":
      return { label: "On its way", tone: "info" };
    case "sent":
      return { label: "Paid to you", tone: "ok" };
    case "kept":
      return { label: "Settled", tone: "neutral" };
  }
}

/** Returns the status of the payee's share; a disputed or fully refunded sale shows that instead. */
export function describePayoutStatus({
  amountCents,
  refundedCents,
  disputedCents,
  payout,
  payoutDueAt,
}: Pick<
  Sale,
  "amountCents" | "refundedCents" | "disputedCents" | "payout" | "payoutDueAt"
>): SaleStatus {
  if (disputedCents > 0) return { label: "Disputed", tone: "danger" };
  if (refundedCents === amountCents) return { label: "Refunded", tone: "neutral" };
  return describePayout({ payout, payoutDueAt });
}

/** Where the payee's part of a refund comes from. */
export const describeRefundSource = ({ payout }: Pick<Sale, "payout">): string =>
  payout === "sent" ? "from your Stripe account" : "from your share";
