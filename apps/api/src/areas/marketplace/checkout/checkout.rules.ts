import type { CheckoutState } from "@boab/contracts/marketplace/checkout-limits";
import { checkoutNotes } from "@boab/contracts/marketplace/checkout-texts";

/** A line of the cart as it is now. */
export interface PayableLine {
  id: string;
  quantity: number;
  unitCents: number;
  /** What it cost when the person chose it. */
  seenCents: number;
  isForSale: boolean;
}

/** The same as a page showed it. */
interface SeenLine {
  cartId?: string | undefined;
  quantity: number;
  unitAmount?: number | undefined;
}

interface Seen {
  lines: readonly SeenLine[];
  totalCents: number | undefined;
}

export type CheckoutVerdict =
  | { ok: true }
  | { ok: false; reason: "cart_empty" | "cart_changed" | "price_changed" };

/** Whether all of a cart can be paid for, and is what its buyer saw. Nobody pays anything else. */
export function judgeCart(
  lines: readonly PayableLine[],
  totalCents: number,
  seen: Seen,
): CheckoutVerdict {
  if (lines.length === 0) return { ok: false, reason: "cart_empty" };
  const unseen = [...seen.lines];
  for (const line of lines) {
    const index = unseen.findIndex((one) => isAbout(one, line));
    const [match] = index < 0 ? [] : unseen.splice(index, 1);
    if (!match || !line.isForSale) return { ok: false, reason: "cart_changed" };
    if ((match.unitAmount ?? line.seenCents) !== line.unitCents)
      return { ok: false, reason: "price_changed" };
  }
  const isSameTotal = seen.totalCents === undefined || seen.totalCents === totalCents;
  return unseen.length === 0 && isSameTotal ? { ok: true } : { ok: false, reason: "cart_changed" };
}

/** A page that names no lines is compared by what it says of them. */
const isAbout = (seen: SeenLine, line: PayableLine): boolean =>
  seen.quantity === line.quantity &&
  (seen.cartId === undefined
    ? seen.unitAmount === undefined || seen.unitAmount === line.unitCents
    : seen.cartId === line.id);

interface Recipient {
  name: string;
  street?: string | undefined;
  suburb?: string | undefined;
  state?: string | undefined;
  postcode?: string | undefined;
}

/** What is missing to hand it over; an address only where something is sent. */
export function recipientFlaws(
  recipient: Recipient | undefined,
  isSent: boolean,
): Record<string, string> {
  const address = {
    street: checkoutNotes.streetRequired,
    suburb: checkoutNotes.suburbRequired,
    state: checkoutNotes.stateRequired,
    postcode: checkoutNotes.postcodeInvalid,
  };
  const needed = { name: checkoutNotes.nameRequired, ...(isSent && address) };
  return Object.fromEntries(
    Object.entries(needed).flatMap(([field, sentence]) =>
      recipient?.[field as keyof Recipient] ? [] : [[`recipient.${field}`, sentence]],
    ),
  );
}

export type StoredState = "holding" | "released" | "ordered" | "refunded";
type PaymentState = "open" | "processing" | "paid" | "failed" | "expired";

/**
 * What follows from how a payment stands. Money that arrives after the stock went back is for an order if it is still
 * there, and otherwise goes back: every payment ends as one of the two.
 */
export function nextStep(
  state: StoredState,
  payment: PaymentState,
): "order" | "order or refund" | "release" | "nothing" {
  if (payment === "paid") {
    if (state === "holding") return "order";
    return state === "released" ? "order or refund" : "nothing";
  }
  const isOver = payment === "failed" || payment === "expired";
  return state === "holding" && isOver ? "release" : "nothing";
}

/** What its buyer is told. */
export function shownState(state: StoredState, payment: PaymentState): CheckoutState {
  if (state === "ordered" || state === "refunded") return state;
  return payment;
}
