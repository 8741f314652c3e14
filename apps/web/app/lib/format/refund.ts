import { type RefundReason, refundReasons } from "@boab/contracts/common/refund-reasons";
import { parseAmount } from "@boab/format/amounts";
import { formatMoney } from "@boab/format/money";

/** The part of an order that can still be refunded, by item. */
export interface RefundableLine {
  itemNumber: number;
  name: string;
  options: string;
  unitCents: number;
  quantityLeft: number;
  leftCents: number;
}

export interface RefundableOrder {
  lines: readonly RefundableLine[];
  deliveryLeftCents: number;
}

/** How a refund is split between the seller and us. */
export interface RefundCost {
  /** The part that the seller pays. */
  shareCents: number;
  /** The part that we pay back from our fee. */
  feeCents: number;
  /** The card cost in our fee that isn't refunded, because the seller started the refund. */
  retainedCardFeeCents: number;
}

export const reasonLabels: Record<RefundReason, string> = {
  cancelled: "Order cancelled",
  "out of stock": "Out of stock",
  returned: "Item returned",
  damaged: "Damaged or faulty",
  "not as described": "Not as described",
  goodwill: "Goodwill",
  other: "Another reason",
};

/** The refund for a number of pieces of a line. All remaining pieces together get exactly what is left of the line. */
export const computeLineRefundCents = (line: RefundableLine, quantity: number): number =>
  quantity === line.quantityLeft
    ? line.leftCents
    : Math.min(line.leftCents, line.unitCents * quantity);

export interface ChosenRefund {
  /** The number of pieces to refund, by item number. */
  pieces: Readonly<Record<number, number>>;
  includesDelivery: boolean;
}

export const computeRefundCents = (
  { lines, deliveryLeftCents }: RefundableOrder,
  { pieces: quantities, includesDelivery }: ChosenRefund,
): number =>
  lines.reduce(
    (sum, line) => sum + computeLineRefundCents(line, quantities[line.itemNumber] ?? 0),
    0,
  ) + (includesDelivery ? deliveryLeftCents : 0);

/** Why the typed amount can't be refunded; null when it can. Nothing typed means all of it. */
export function findAmountError(typed: string, maxCents: number): string | null {
  const cents = parseAmount(typed);
  if (cents === undefined) return "Please enter an amount such as 24.50.";
  if (cents !== null && cents < 1) return "Please enter how much to refund.";
  return cents !== null && cents > maxCents
    ? `The most you can refund is ${formatMoney(maxCents)}.`
    : null;
}

interface RefundEffectDetails {
  /** The name of the person who gets the refund. */
  buyer: string;
  /** Where the seller's part comes from: `from your Stripe account`. */
  source: string;
}

/** Explains in sentences what a refund costs whom, before it is confirmed. The server calculates it the same way. */
export function describeRefundEffects(
  cents: number,
  { shareCents, feeCents, retainedCardFeeCents }: RefundCost,
  { buyer, source }: RefundEffectDetails,
): string[] {
  return [
    `${buyer} gets ${formatMoney(cents)} back on their card, usually within 5 to 10 business days.`,
    feeCents > 0
      ? `${formatMoney(shareCents)} of it comes ${source}. We give back ${formatMoney(feeCents)} of our fee.`
      : `It comes ${source}.`,
    ...(retainedCardFeeCents > 0
      ? [
          `The card cost of ${formatMoney(retainedCardFeeCents)} isn't given back: the payment was made, and Stripe keeps it.`,
        ]
      : []),
  ];
}

/** Converts the fields of a refund form to the body of the API call. */
export function readRefund(values: Record<string, string>) {
  const items = Object.entries(values).flatMap(([name, value]) => {
    const [, number] = /^pieces-(\d{1,3})$/.exec(name) ?? [];
    const quantity = Number(value);
    return number && Number.isInteger(quantity) && quantity > 0
      ? [{ itemNumber: Number(number), quantity }]
      : [];
  });
  const amountCents = parseAmount(values.amount ?? "");
  const reason = refundReasons.find((one) => one === values.reason);
  return {
    items,
    delivery: values.delivery === "yes",
    // An invalid amount is sent as 0, so that the API refuses it instead of refunding everything.
    ...(amountCents !== null && { amountCents: amountCents ?? 0 }),
    ...(reason && { reason }),
  };
}
