import type { Figures } from "@boab/contracts/payments/reconciliation";
import type { OurPayment } from "./reconciliation.rules.ts";

/** One movement of our balance at the provider. */
export interface BalanceMove {
  id: string;
  sourceId: string;
  type: string;
  amountCents: number;
  feeCents: number;
}

type Row = Exclude<keyof Figures, "cardCosts">;

/**
 * The provider's types of money that moves between us, buyers and payees. Other types, such as payouts, don't count.
 */
const rowByType: Partial<Record<string, Row>> = {
  charge: "payments",
  payment: "payments",
  refund: "refunds",
  payment_refund: "refunds",
  refund_failure: "refunds",
  payment_failure_refund: "refunds",
  transfer: "transfers",
  transfer_refund: "reversals",
};

const rowByKind = { transfer: "transfers", refund: "refunds", reversal: "reversals" } as const;
const isOutgoing = (row: Row) => row === "refunds" || row === "transfers";

/**
 * Adds up what moved within a time window, on both sides. Our movement counts when the provider lists it in the window,
 * whenever we stored it, so that one at the edge of the window makes no difference.
 */
export function sumFigures(
  ours: OurPayment[],
  theirs: BalanceMove[],
  isWithin: (at: Date | null) => boolean,
): Figures {
  const figures = sumProviderFigures(theirs);
  const listed = new Set(theirs.map(({ sourceId }) => sourceId));
  const listSourceIds = (types: string[]) =>
    new Set(theirs.filter(({ type }) => types.includes(type)).map(({ sourceId }) => sourceId));
  const refundedIds = listSourceIds(["refund", "payment_refund"]);
  const returnedIds = listSourceIds(["refund_failure", "payment_failure_refund"]);
  const isCounted = (id: string | null, at: Date | null) =>
    id !== null && (listed.has(id) || isWithin(at));
  for (const { chargeId, paidAt, chargedCents, feeCents, messages } of ours) {
    if (isCounted(chargeId, paidAt)) {
      figures.payments.oursCents += chargedCents;
      figures.cardCosts.oursCents += feeCents;
    }
    for (const { kind, stripeId, finishedAt, ledgerCents, isUndone } of messages) {
      const row = rowByKind[kind];
      if (kind === "refund" && isUndone && stripeId !== null && listed.has(stripeId)) {
        // The refund went out and came back, maybe on another day.
        figures.refunds.oursCents -= refundedIds.has(stripeId) ? ledgerCents : 0;
        figures.refunds.oursCents += returnedIds.has(stripeId) ? ledgerCents : 0;
        continue;
      }
      if (isCounted(stripeId, finishedAt))
        figures[row].oursCents += isOutgoing(row) ? -ledgerCents : ledgerCents;
    }
  }
  return figures;
}

function sumProviderFigures(moves: BalanceMove[]): Figures {
  const makeZeroFigure = () => ({ oursCents: 0, theirsCents: 0 });
  const figures: Figures = {
    payments: makeZeroFigure(),
    refunds: makeZeroFigure(),
    transfers: makeZeroFigure(),
    reversals: makeZeroFigure(),
    cardCosts: makeZeroFigure(),
  };
  for (const { type, amountCents, feeCents } of moves) {
    const row = rowByType[type];
    if (!row) continue;
    figures[row].theirsCents += isOutgoing(row) ? -amountCents : amountCents;
    figures.cardCosts.theirsCents += feeCents;
  }
  return figures;
}
