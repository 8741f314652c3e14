/** A line that a buyer wants to pay, by the ids that the selling area knows it by. */
export type RequestedLine = (
  | { businessId: string; pricingId: string }
  /** A time that is held for the buyer. */
  | { bookingId: string }
) & {
  quantity: number;
  /** What the buyer's page showed. */
  unitAmount?: number | undefined;
};

/** The same line with what the selling area knows about it. */
export interface PricedLine {
  /** The selling area finds what it sold by this reference. */
  reference: string;
  title: string;
  unitCents: number;
  payeeId: string;
  sellerName: string;
  /** A page of ours about the seller. */
  sellerPath: string;
  /** What is booked with a time is never sold without one. */
  needsBooking?: boolean;
  /** The line is held for the buyer until then, and the payment page expires by then. */
  closesAt?: Date;
  /** The payee's share isn't sent before then; without it, at once. */
  shareDueAt?: Date;
}

export const smallestPaymentCents = 50;
export const largestPaymentCents = 2_000_000;

export type PaymentLine = PricedLine & { quantity: number };

/** The max of payments and declined cards of one buyer at one seller; testing stolen cards takes more. */
const maxTriesPerHour = 20;

export const isTooManyTries = (triesInTheLastHour: number): boolean =>
  triesInTheLastHour >= maxTriesPerHour;

type Refusal =
  | "price_gone"
  | "price_needs_booking"
  | "price_changed"
  | "own_listing"
  | "payment_too_small"
  | "payment_too_large";

export type CartVerdict =
  | { ok: true; lines: PaymentLine[]; amountCents: number }
  | { ok: false; reason: Refusal };

/** Only our own prices count; what the buyer saw must be the same. A guest's `buyerId` is null. */
export function judgeCart(
  buyerId: string | null,
  requested: RequestedLine[],
  priced: (PricedLine | undefined)[],
): CartVerdict {
  const lines: PaymentLine[] = [];
  for (const [index, { quantity, unitAmount }] of requested.entries()) {
    const line = priced[index];
    if (!line || line.unitCents === 0) return { ok: false, reason: "price_gone" };
    if (line.needsBooking) return { ok: false, reason: "price_needs_booking" };
    if (buyerId !== null && line.payeeId === buyerId) return { ok: false, reason: "own_listing" };
    if (unitAmount !== undefined && unitAmount !== line.unitCents)
      return { ok: false, reason: "price_changed" };
    lines.push({ ...line, quantity });
  }
  const verdict = judgeAmount(lines);
  return verdict.ok ? { ...verdict, lines } : verdict;
}

/** Checks that the provider accepts a payment of this amount. */
export function judgeAmount(
  lines: readonly PaymentLine[],
):
  | { ok: true; amountCents: number }
  | { ok: false; reason: "payment_too_small" | "payment_too_large" } {
  const amountCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  if (amountCents < smallestPaymentCents) return { ok: false, reason: "payment_too_small" };
  if (amountCents > largestPaymentCents) return { ok: false, reason: "payment_too_large" };
  return { ok: true, amountCents };
}

/** The provider's page shows no more lines than this. */
const maxShownLines = 100;

interface SaleWithLines {
  sellerName: string;
  amountCents: number;
  lines: { title: string; unitCents: number; quantity: number }[];
}

/** Returns the lines for the provider's page. When there are too many, each seller's lines become one. */
export function listShownLines(sales: readonly SaleWithLines[]) {
  const all = sales.flatMap(({ sellerName, lines }) =>
    lines.map((line) => ({ ...line, sellerName })),
  );
  if (all.length <= maxShownLines) return all;
  return sales.map(({ sellerName, amountCents }) => ({
    title: `Your order from ${sellerName}`,
    sellerName,
    unitCents: amountCents,
    quantity: 1,
  }));
}

export type PaymentState = "open" | "processing" | "paid" | "failed" | "expired";

/** What we read of the provider's session. */
export interface SessionObject {
  status: string | null;
  payment_status: string;
  amount_total: number | null;
  currency: string | null;
  payment_intent: string | { status: string; latest_charge: string | ChargeObject | null } | null;
  customer_details: { email: string | null } | null;
}

interface ChargeObject {
  id: string;
  balance_transaction: string | { fee: number } | null;
}

export interface PaymentReading {
  state: PaymentState;
  amountCents: number | null;
  currency: string | null;
  chargeId: string | null;
  providerFeeCents: number;
  /** What the payer gave the provider; nobody has proven it to us. */
  payerEmail: string | null;
}

/** Returns the state of a payment. It depends on the object alone, so the order of its events does not matter. */
export function describePayment(session: SessionObject): PaymentReading {
  const intent = typeof session.payment_intent === "string" ? null : session.payment_intent;
  const charge = typeof intent?.latest_charge === "string" ? null : intent?.latest_charge;
  const transaction = charge?.balance_transaction;
  return {
    state: toPaymentState(session, intent?.status),
    amountCents: session.amount_total,
    currency: session.currency,
    chargeId: charge?.id ?? null,
    payerEmail: session.customer_details?.email?.toLowerCase() ?? null,
    providerFeeCents: typeof transaction === "object" ? (transaction?.fee ?? 0) : 0,
  };
}

function toPaymentState({ status, payment_status }: SessionObject, intent: string | undefined) {
  if (status === "expired") return "expired";
  if (status !== "complete") return "open";
  if (payment_status !== "unpaid") return "paid";
  // A bank that refuses a debit leaves the session complete and asks for another payment method.
  return intent === "processing" ? "processing" : "failed";
}

const statesByRank: PaymentState[] = ["open", "processing", "expired", "failed", "paid"];

/** A slow reader never overwrites a later state, and `paid` overrides every other state. */
export const chooseLaterState = (stored: PaymentState, read: PaymentState): PaymentState =>
  statesByRank.indexOf(read) > statesByRank.indexOf(stored) ? read : stored;

/** The provider takes no page that closes within half an hour. */
const minPageOpenMs = 31 * 60 * 1000;

/** Whether the open payment can still be paid: on its page, or on one that is still to be made. */
export const canStillBePaid = (
  { sessionId, expiresAt }: { sessionId: string | null; expiresAt: Date },
  now: Date,
): boolean => expiresAt.getTime() - now.getTime() > (sessionId === null ? minPageOpenMs : 0);
