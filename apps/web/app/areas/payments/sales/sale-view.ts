import { splitRefund } from "@boab/contracts/payments/fees";
import type { Sale } from "@boab/contracts/payments/payments";
import { formatMoney } from "#lib/format/format.ts";
import type { Tone } from "#ui/text/chip.tsx";

interface Standing {
  label: string;
  tone: Tone;
}

const payouts: Record<Sale["payout"], Standing> = {
  held: { label: "Held", tone: "warn" },
  sending: { label: "On its way", tone: "info" },
  sent: { label: "Sent", tone: "ok" },
  kept: { label: "Settled", tone: "neutral" },
};

/** Where the payee's share of a sale is; a sale that was refunded whole or is disputed has none. */
export function standingOf({
  amountCents,
  refundedCents,
  disputedCents,
  payout,
}: Pick<Sale, "amountCents" | "refundedCents" | "disputedCents" | "payout">): Standing {
  if (disputedCents > 0) return { label: "Disputed", tone: "danger" };
  if (refundedCents === amountCents) return { label: "Refunded", tone: "neutral" };
  return payouts[payout];
}

export const leftToRefund = ({ amountCents, refundedCents, disputedCents }: Sale): number =>
  Math.max(0, amountCents - refundedCents - disputedCents);

export const shareLeft = ({ shareCents, refundedShareCents }: Sale): number =>
  shareCents - refundedShareCents;

/** Why the amount can't be refunded; null when it can. */
export function refundProblem(sale: Sale, cents: number | null | undefined): string | null {
  if (cents === undefined) return "Please enter an amount such as 24.50.";
  if (cents === null || cents < 1) return "Please enter how much to refund.";
  const left = leftToRefund(sale);
  return cents > left ? `The most you can refund is ${formatMoney(left)}.` : null;
}

/** What a refund does to whom, in sentences, before anybody confirms it. The server counts the same way. */
export function refundEffects(sale: Sale, cents: number): string[] {
  const { feeCents, shareCents } = splitRefund(
    sale,
    sale.refundedCents + sale.disputedCents,
    cents,
  );
  const from = sale.payout === "sent" ? "from your Stripe account" : "from your share";
  return [
    `${sale.buyerName} gets ${formatMoney(cents)} back on their card, usually within 5 to 10 business days.`,
    feeCents > 0
      ? `${formatMoney(shareCents)} of it comes ${from}. We give back ${formatMoney(feeCents)} of our fee.`
      : `It comes ${from}.`,
  ];
}
