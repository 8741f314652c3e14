import type { CheckoutState } from "@boab/contracts/marketplace/checkout-limits";
import { checkoutCopy } from "@boab/contracts/marketplace/copy";

/** A line of the cart as it is now. */
export interface CurrentCartLine {
  id: string;
  quantity: number;
  unitCents: number;
  /** The price when the buyer added the line or last changed its quantity. */
  seenCents: number;
  isForSale: boolean;
}

/** A line as the buyer's page showed it. */
interface SeenLine {
  cartId?: string | undefined;
  quantity: number;
  unitAmount?: number | undefined;
}

interface SeenCart {
  lines: readonly SeenLine[];
  totalCents: number | undefined;
}

export type CheckoutVerdict =
  | { ok: true }
  | { ok: false; reason: "cart_empty" | "cart_changed" | "price_changed" };

/** Whether all of a cart can be paid for, and is what its buyer saw. Nobody pays anything else. */
export function judgeCart(
  lines: readonly CurrentCartLine[],
  totalCents: number,
  seen: SeenCart,
): CheckoutVerdict {
  if (lines.length === 0) return { ok: false, reason: "cart_empty" };
  const unmatchedLines = [...seen.lines];
  for (const line of lines) {
    const index = unmatchedLines.findIndex((one) => isSameLine(one, line));
    const [match] = index < 0 ? [] : unmatchedLines.splice(index, 1);
    if (!match || !line.isForSale) return { ok: false, reason: "cart_changed" };
    if ((match.unitAmount ?? line.seenCents) !== line.unitCents)
      return { ok: false, reason: "price_changed" };
  }
  const isSameTotal = seen.totalCents === undefined || seen.totalCents === totalCents;
  return unmatchedLines.length === 0 && isSameTotal
    ? { ok: true }
    : { ok: false, reason: "cart_changed" };
}

/** A page that sends no line ids is compared by quantity and price. */
const isSameLine = (seen: SeenLine, line: CurrentCartLine): boolean =>
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

/** The fields that are missing. An address is required only if something is sent. */
export function findRecipientErrors(
  recipient: Recipient | undefined,
  hasShippedPart: boolean,
): Record<string, string> {
  const requiredAddressFields = [
    ["street", checkoutCopy.streetRequired],
    ["suburb", checkoutCopy.suburbRequired],
    ["state", checkoutCopy.stateRequired],
    ["postcode", checkoutCopy.postcodeInvalid],
  ] as const;
  const requiredFields = [
    ["name", checkoutCopy.nameRequired] as const,
    ...(hasShippedPart ? requiredAddressFields : []),
  ];
  return Object.fromEntries(
    requiredFields.flatMap(([field, sentence]) =>
      recipient?.[field] ? [] : [[`recipient.${field}`, sentence]],
    ),
  );
}

export type StoredCheckoutState = "holding" | "released" | "ordered" | "refunded";
type PaymentState = "open" | "processing" | "paid" | "failed" | "expired";

/**
 * The next step for a payment state. A payment that arrives after the hold ended becomes an order if the stock is still
 * there, otherwise a refund; every payment ends as one of the two.
 */
export function nextStep(
  state: StoredCheckoutState,
  payment: PaymentState,
): "order" | "order or refund" | "release" | "nothing" {
  if (payment === "paid") {
    if (state === "holding") return "order";
    return state === "released" ? "order or refund" : "nothing";
  }
  const isOver = payment === "failed" || payment === "expired";
  return state === "holding" && isOver ? "release" : "nothing";
}

/** The state that the buyer sees. */
export function toShownState(state: StoredCheckoutState, payment: PaymentState): CheckoutState {
  if (state === "ordered" || state === "refunded") return state;
  return payment;
}
