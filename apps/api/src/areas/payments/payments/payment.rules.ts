/** Something that somebody wants to pay, by what identifies it to the area that sells it. */
export type WantedLine = (
  | { businessId: string; pricingId: string }
  /** A time that is held for the buyer. */
  | { bookingId: string }
) & {
  quantity: number;
  /** What the buyer's page showed. */
  unitAmount?: number | undefined;
};

/** What the selling area says about it. */
export interface PricedLine {
  /** Identifies what was sold to the area that sold it. */
  reference: string;
  title: string;
  unitCents: number;
  payeeId: string;
  sellerName: string;
  /** A page of ours about the seller. */
  sellerPath: string;
  /** Until when it is kept for the buyer; the page closes by then. */
  closesAt?: Date;
}

export const smallestPaymentCents = 50;
export const largestPaymentCents = 2_000_000;

export type Line = PricedLine & { quantity: number };

type Refusal =
  | "price_gone"
  | "price_changed"
  | "own_listing"
  | "payment_too_small"
  | "payment_too_large";

export type CartVerdict =
  | { ok: true; lines: Line[]; amountCents: number }
  | { ok: false; reason: Refusal };

/** Only our own prices count; what the buyer saw must be the same. */
export function checkCart(
  buyerId: string,
  wanted: WantedLine[],
  priced: (PricedLine | undefined)[],
): CartVerdict {
  const lines: Line[] = [];
  for (const [index, { quantity, unitAmount }] of wanted.entries()) {
    const line = priced[index];
    if (!line || line.unitCents === 0) return { ok: false, reason: "price_gone" };
    if (line.payeeId === buyerId) return { ok: false, reason: "own_listing" };
    if (unitAmount !== undefined && unitAmount !== line.unitCents)
      return { ok: false, reason: "price_changed" };
    lines.push({ ...line, quantity });
  }
  const verdict = checkAmount(lines);
  return verdict.ok ? { ...verdict, lines } : verdict;
}

/** Whether the provider would take as much. */
export function checkAmount(
  lines: readonly Line[],
):
  | { ok: true; amountCents: number }
  | { ok: false; reason: "payment_too_small" | "payment_too_large" } {
  const amountCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  if (amountCents < smallestPaymentCents) return { ok: false, reason: "payment_too_small" };
  if (amountCents > largestPaymentCents) return { ok: false, reason: "payment_too_large" };
  return { ok: true, amountCents };
}

/** A page of the provider takes no more. */
const mostShownLines = 100;

interface SoldLines {
  sellerName: string;
  amountCents: number;
  lines: { title: string; unitCents: number; quantity: number }[];
}

/** What the provider's page lists: every line, or where that is too many, what each seller gets in one. */
export function shownLines(sales: readonly SoldLines[]) {
  const all = sales.flatMap(({ sellerName, lines }) =>
    lines.map((line) => ({ ...line, sellerName })),
  );
  if (all.length <= mostShownLines) return all;
  return sales.map(({ sellerName, amountCents }) => ({
    ...{ title: `Your order from ${sellerName}`, sellerName, unitCents: amountCents, quantity: 1 },
  }));
}

/** Whether somebody could pay this line, or why not. The provider has the last word about the payee. */
export function cartStateOf(
  line: PricedLine | undefined,
  { buyerId, isReady }: { buyerId: string | undefined; isReady: boolean },
): "for sale" | "gone" | "not ready" | "own" {
  if (!line || line.unitCents === 0) return "gone";
  if (line.payeeId === buyerId) return "own";
  return isReady ? "for sale" : "not ready";
}

export type PaymentState = "open" | "processing" | "paid" | "failed" | "expired";

/** What we read of the provider's session. */
export interface SessionObject {
  status: string | null;
  payment_status: string;
  amount_total: number | null;
  currency: string | null;
  payment_intent: string | { status: string; latest_charge: string | ChargeObject | null } | null;
}

interface ChargeObject {
  id: string;
  balance_transaction: string | { fee: number } | null;
}

export interface ReadPayment {
  state: PaymentState;
  amountCents: number | null;
  currency: string | null;
  chargeId: string | null;
  providerFeeCents: number;
}

/** How a payment stands. It depends on the object alone, so it does not matter in which order its events come. */
export function describePayment(session: SessionObject): ReadPayment {
  const intent = typeof session.payment_intent === "string" ? null : session.payment_intent;
  const charge = typeof intent?.latest_charge === "string" ? null : intent?.latest_charge;
  const transaction = charge?.balance_transaction;
  return {
    state: stateOf(session, intent?.status),
    amountCents: session.amount_total,
    currency: session.currency,
    chargeId: charge?.id ?? null,
    providerFeeCents: typeof transaction === "object" ? (transaction?.fee ?? 0) : 0,
  };
}

function stateOf({ status, payment_status }: SessionObject, intent: string | undefined) {
  if (status === "expired") return "expired";
  if (status !== "complete") return "open";
  if (payment_status !== "unpaid") return "paid";
  // A bank that refuses a debit leaves the session complete and asks for another payment method.
  return intent === "processing" ? "processing" : "failed";
}

const ranks: PaymentState[] = ["open", "processing", "expired", "failed", "paid"];

/** A slow reader never undoes what a quicker one saw, and money that was taken always counts. */
export const laterState = (stored: PaymentState, read: PaymentState): PaymentState =>
  ranks.indexOf(read) > ranks.indexOf(stored) ? read : stored;

/** The provider takes no page that closes within half an hour. */
const slackMs = 31 * 60 * 1000;

/** Whether the open payment can still be paid: on its page, or on one that is still to be made. */
export const isUsable = (
  { sessionId, expiresAt }: { sessionId: string | null; expiresAt: Date },
  now: Date,
): boolean => expiresAt.getTime() - now.getTime() > (sessionId === null ? slackMs : 0);
