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

export interface ReadDispute {
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
const idOf = (reference: string | { id: string }) =>
  typeof reference === "string" ? reference : reference.id;

/**
 * How a dispute stands. It depends on the object alone, so it does not matter in which order its events come; where
 * the money is, only the provider's own bookings say.
 */
export function describeDispute(object: DisputeObject): ReadDispute {
  const { balance_transactions: bookings, evidence_details } = object;
  const { due_by } = evidence_details;
  return {
    stripeId: object.id,
    chargeId: idOf(object.charge),
    amountCents: object.amount,
    state: states[object.status] ?? "open",
    isWithdrawn: sum(bookings.map(({ amount }) => amount)) < 0,
    feeCents: sum(bookings.map(({ fee }) => fee)),
    dueBy: due_by === null ? null : new Date(due_by * 1000),
    createdAt: new Date(object.created * 1000),
  };
}

interface Sale {
  id: string;
  amountCents: number;
  refundedCents: number;
  disputedCents: number;
}

/**
 * How much of a disputed amount falls on each sale of the payment: in proportion to what has not gone back yet. When
 * refunds are still on their way that is less than the bank took; the rest falls on the sales in turn.
 */
export function allotDispute(sales: readonly Sale[], amountCents: number): Map<string, number> {
  const left = sales.map((one) =>
    Math.max(0, one.amountCents - one.refundedCents - one.disputedCents),
  );
  const total = sum(left);
  const spread = Math.min(amountCents, total);
  const parts = left.map((cents) => (total === 0 ? 0 : Math.floor((cents * spread) / total)));
  let rest = amountCents - sum(parts);
  const fill = (room: (index: number) => number) => {
    for (const [index, part] of parts.entries()) {
      const more = Math.min(rest, Math.max(0, room(index) - part));
      parts[index] = part + more;
      rest -= more;
    }
  };
  fill((index) => left[index] ?? 0);
  fill((index) => (sales[index]?.amountCents ?? 0) - (sales[index]?.disputedCents ?? 0));
  return new Map(sales.map(({ id }, index) => [id, parts[index] ?? 0]));
}
