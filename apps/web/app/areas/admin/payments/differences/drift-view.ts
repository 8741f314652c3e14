import type { Drift, DriftKind } from "@boab/contracts/payments/reconciliation";
import { formatMoney } from "@boab/format/money";

interface DriftDescription {
  title: string;
  /** Describes both sides. */
  what: string;
  /** Says what the admin should do. */
  next: string;
}

const formatAmount = (cents: number | null) => (cents === null ? "an amount" : formatMoney(cents));

const retryAdvice = "Retry it in the outbox once the cause is fixed.";

/** A difference in plain words. */
export function describeDrift(drift: Drift): DriftDescription {
  return driftDescribers[drift.kind](
    formatAmount(drift.ours.amountCents),
    formatAmount(drift.theirs.amountCents),
    drift,
  );
}

type DriftDescriber = (ours: string, theirs: string, drift: Drift) => DriftDescription;

const driftDescribers: Record<DriftKind, DriftDescriber> = {
  payment_not_recorded: (_ours, theirs) => ({
    title: "Paid at Stripe, not with us",
    what: `Stripe took ${theirs}, but it wasn't through the page we opened for this payment.`,
    next: "Look at the charge at Stripe. If nobody meant to make it, refund it there.",
  }),
  payment_missing: (ours) => ({
    title: "Payment missing at Stripe",
    what: `We recorded ${ours} as paid, but Stripe has no such charge.`,
    next: "Hold off on refunds for this payment and ask Stripe support about the charge.",
  }),
  payment_amount: (ours, theirs) => ({
    title: "Payment amounts differ",
    what: `We asked for ${ours}. Stripe took ${theirs}.`,
    next: "Refund what was taken too much, or ask the buyer for the rest.",
  }),
  payment_currency: (ours, _theirs, { theirs: { says } }) => ({
    title: "Charged in another currency",
    what: `We asked for ${ours} in Australian dollars. Stripe charged in ${(says ?? "").toUpperCase()}.`,
    next: "Refund the charge at Stripe and ask the buyer to pay again.",
  }),
  payment_doubled: (_ours, theirs) => ({
    title: "Charged twice",
    what: `Stripe took another ${theirs} for the same payment.`,
    next: "Refund the second charge at Stripe.",
  }),
  payment_unknown: (_ours, theirs) => ({
    title: "Charge we don't know",
    what: `Stripe took ${theirs}. It isn't for a payment or a plan of ours.`,
    next: "Look it up at Stripe. If nobody here made it, refund it there.",
  }),
  refund_unknown: (_ours, theirs) => ({
    title: "Refunded outside Boab",
    what: `Someone refunded ${theirs} at Stripe, so the seller still has their share of it.`,
    next: "Agree with the seller who pays for it. Refund from this page next time, and their share comes back by itself.",
  }),
  refund_missing: (ours, _theirs, { ours: { says }, theirs }) => {
    if (says === "parked")
      return {
        title: "Refund not sent",
        what: `${ours} should go back to the buyer, but Stripe kept failing.`,
        next: retryAdvice,
      };
    return theirs.says === "failed"
      ? {
          title: "Refund didn't arrive",
          what: `The buyer's bank didn't accept the refund of ${ours}.`,
          next: "Ask the buyer how else you can pay them back.",
        }
      : {
          title: "Refund missing at Stripe",
          what: `We recorded a refund of ${ours}, but Stripe has no such refund.`,
          next: "Check the charge at Stripe before you refund it again.",
        };
  },
  refund_amount: (ours, theirs) => ({
    title: "Refund amounts differ",
    what: `We asked for a refund of ${ours}. Stripe gave back ${theirs}.`,
    next: "Compare the refund at Stripe, then refund the rest if something is left.",
  }),
  transfer_missing: (ours, _theirs, { ours: { says } }) => ({
    title: "Transfer missing",
    ...(says === "parked"
      ? { what: `The seller's share of ${ours} failed to send too often.`, next: retryAdvice }
      : says === "sent"
        ? {
            what: `We recorded a transfer of ${ours} to the seller, but Stripe has no such transfer.`,
            next: "Ask Stripe support about the transfer before anything is sent again.",
          }
        : {
            what: `The seller is owed ${ours}, and nothing was sent.`,
            next: "Check that the seller's account can be paid. If it can, ask engineering why it wasn't.",
          }),
  }),
  transfer_doubled: (_ours, theirs) => ({
    title: "Seller paid twice",
    what: `Stripe sent the seller another ${theirs} for the same sale.`,
    next: "Reverse the second transfer at Stripe.",
  }),
  transfer_unknown: (_ours, theirs) => ({
    title: "Transfer we don't know",
    what: `Stripe sent ${theirs} to a connected account. We never asked for it.`,
    next: "Find out at Stripe who made it. Reverse it if nobody should have.",
  }),
  transfer_amount: (ours, theirs) => ({
    title: "Transfer amounts differ",
    what: `The seller's share is ${ours}. Stripe sent ${theirs}.`,
    next: "Reverse what was sent too much, or send the rest at Stripe.",
  }),
  transfer_account: (ours, _theirs, drift) => ({
    title: "Sent to another account",
    what: `We meant ${ours} for ${drift.ours.says ?? "one account"}. Stripe sent it to ${drift.theirs.says ?? "another"}.`,
    next: "Reverse the transfer at Stripe now, and tell engineering.",
  }),
  reversal_missing: (ours, _theirs, { ours: { says } }) => ({
    title: "Share not taken back",
    ...(says === "parked"
      ? {
          what: `${ours} of a refund should come back from the seller, but Stripe kept failing.`,
          next: retryAdvice,
        }
      : {
          what: `We recorded that ${ours} came back from the seller, but Stripe has no such reversal.`,
          next: "Compare the transfer at Stripe before you take anything back again.",
        }),
  }),
  reversal_unknown: (_ours, theirs) => ({
    title: "Transfer reversed outside Boab",
    what: `Someone took ${theirs} back from the seller at Stripe.`,
    next: "If it was a mistake, send it again at Stripe. Otherwise let the seller know why.",
  }),
  reversal_amount: (ours, theirs) => ({
    title: "Reversal amounts differ",
    what: `We asked for ${ours} back from the seller. Stripe took ${theirs}.`,
    next: "Compare the transfer at Stripe and settle the rest with the seller.",
  }),
  ledger_differs: (ours, theirs) => ({
    title: "Ledger differs",
    what: `We booked ${ours}. On our Stripe balance it was ${theirs}.`,
    next: "Compare the balance transaction at Stripe. It's usually a card fee that changed.",
  }),
  plan_differs: (_ours, _theirs, { ours, theirs }) => ({
    title: "Plan differs",
    what: `We have ${ours.says ?? "no plan"}. Stripe has ${theirs.says ?? "no plan"}.`,
    next: "Check the subscription at Stripe, and that its price is one of ours.",
  }),
  plan_unknown: (_ours, _theirs, { theirs }) => ({
    title: "Plan for nobody",
    what: `A subscription runs at Stripe (${theirs.says ?? "a plan"}), and its customer is no member of ours.`,
    next: "Cancel it at Stripe, and refund what was charged.",
  }),
  plan_missing: (_ours, _theirs, { ours }) => ({
    title: "Plan missing at Stripe",
    what: `A member has ${ours.says ?? "a plan"} with us, but Stripe has no such subscription.`,
    next: "Ask the member to choose their plan again.",
  }),
};

/** The provider's amount minus ours, in cents; null where amounts aren't compared. */
export function computeDriftCents({ kind, ours, theirs }: Drift): number | null {
  if (kind === "payment_currency" || kind === "transfer_account" || kind.startsWith("plan_"))
    return null;
  return (theirs.amountCents ?? 0) - (ours.amountCents ?? 0);
}

export const isParked = ({ ours }: Drift): boolean => ours.says === "parked";
