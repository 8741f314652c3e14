type DisputeState = "asked" | "open" | "won" | "lost";

/** What we read of the provider's dispute. */
export interface DisputeObject {
  id: string;
  amount: number;
  charge: string | { id: string };
  payment_intent: string | { id: string } | null;
  created: number;
  status: string;
  evidence_details: { due_by: number | null };
  balance_transactions: { amount: number; fee: number }[];
}

export interface DisputeReading {
  stripeId: string;
  chargeId: string;
  amountCents: number;
  state: DisputeState;
  /** The bank has the money now. */
  isWithdrawn: boolean;
  feeCents: number;
  dueBy: Date | null;
  createdAt: Date;
}

const states: Record<string, DisputeState> = {
  warning_needs_response: "asked",
  warning_under_review: "asked",
  warning_closed: "won",
  prevented: "won",
  won: "won",
  lost: "lost",
};

const sum = (cents: number[]) => cents.reduce((total, one) => total + one, 0);
const toId = (reference: string | { id: string }) =>
  typeof reference === "string" ? reference : reference.id;

/**
 * Returns the state of a dispute. It depends on the object alone, so the order of its events does not matter. Only the
 * provider's balance transactions show where the money is.
 */
export function describeDispute(object: DisputeObject): DisputeReading {
  const { balance_transactions: balanceTransactions, evidence_details } = object;
  const { due_by } = evidence_details;
  return {
    stripeId: object.id,
    chargeId: toId(object.charge),
    amountCents: object.amount,
    state: states[object.status] ?? "open",
    isWithdrawn: sum(balanceTransactions.map(({ amount }) => amount)) < 0,
    feeCents: sum(balanceTransactions.map(({ fee }) => fee)),
    dueBy: due_by === null ? null : new Date(due_by * 1000),
    createdAt: new Date(object.created * 1000),
  };
}

interface DisputableSale {
  id: string;
  amountCents: number;
  refundedCents: number;
  disputedCents: number;
}

/**
 * Splits a disputed amount between the sales of the payment, in proportion to what was not refunded yet. While refunds
 * are on their way that can be less than the bank took; the rest then falls on the sales in turn.
 */
export function splitDispute(
  sales: readonly DisputableSale[],
  amountCents: number,
): Map<string, number> {
  const remainingCents = sales.map((one) =>
    Math.max(0, one.amountCents - one.refundedCents - one.disputedCents),
  );
  const total = sum(remainingCents);
  const proportionalCents = Math.min(amountCents, total);
  const parts = remainingCents.map((cents) =>
    total === 0 ? 0 : Math.floor((cents * proportionalCents) / total),
  );
  let rest = amountCents - sum(parts);
  const fill = (getMaxCents: (index: number) => number) => {
    for (const [index, part] of parts.entries()) {
      const more = Math.min(rest, Math.max(0, getMaxCents(index) - part));
      parts[index] = part + more;
      rest -= more;
    }
  };
  fill((index) => remainingCents[index] ?? 0);
  fill((index) => (sales[index]?.amountCents ?? 0) - (sales[index]?.disputedCents ?? 0));
  return new Map(sales.map(({ id }, index) => [id, parts[index] ?? 0]));
}
