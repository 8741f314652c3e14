import type { RefundableOrder } from "@boab/contracts/marketplace/refunds";

interface PaidLine {
  itemNumber: number;
  quantity: number;
  unitCents: number;
  refundedCents: number;
  refundedQuantity: number;
}

/** What was paid for an order, and what refunds said they were for. */
export interface PaidOrder {
  /** The amount left of the whole sale after all refunds and disputes. */
  leftCents: number;
  deliveryCents: number;
  deliveryRefundedCents: number;
  isDeliveryRefunded: boolean;
  lines: readonly PaidLine[];
}

/** A line is refunded when all its pieces are, or their full price. */
export const isLineRefunded = (line: Omit<PaidLine, "itemNumber">): boolean =>
  line.refundedQuantity >= line.quantity || line.refundedCents >= line.unitCents * line.quantity;

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/** Splits an amount in proportion to `rooms`, to the cent. No part is larger than its room. */
export function splitInProportion(amountCents: number, maxAmounts: readonly number[]): number[] {
  const total = sum(maxAmounts);
  if (total === 0) return maxAmounts.map(() => 0);
  const parts = maxAmounts.map((maxAmount) =>
    Math.floor((maxAmount * Math.min(amountCents, total)) / total),
  );
  let rest = Math.min(amountCents, total) - sum(parts);
  return parts.map((part, index) => {
    const more = Math.min(rest, (maxAmounts[index] ?? 0) - part);
    rest -= more;
    return part + more;
  });
}

interface RefundableAmounts {
  deliveryCents: number;
  /** The amounts are in the order of the lines. */
  lineCents: number[];
}

/**
 * What can still be refunded of each item and of the delivery. Refunds that named no item, and disputed amounts, are
 * spread over what is left, so that the parts add up to what is left of the sale.
 */
export function computeRefundable(order: PaidOrder): RefundableAmounts {
  const refundableCents = [
    order.isDeliveryRefunded ? 0 : Math.max(0, order.deliveryCents - order.deliveryRefundedCents),
    ...order.lines.map((line) =>
      isLineRefunded(line) ? 0 : line.unitCents * line.quantity - line.refundedCents,
    ),
  ];
  const [deliveryCents = 0, ...lineCents] = splitInProportion(order.leftCents, refundableCents);
  return { deliveryCents, lineCents };
}

interface RefundSelection {
  items: readonly { itemNumber: number; quantity: number | null }[];
  delivery: boolean;
  amountCents?: number | undefined;
}

export interface RefundedPart {
  /** Item number 0 is the delivery. */
  itemNumber: number;
  amountCents: number;
  /** The number of pieces; 1 for the whole delivery, and 0 for a price reduction. */
  quantity: number;
}

export type RefundVerdict =
  | {
      ok: true;
      parts: RefundedPart[];
      amountCents: number;
      /** The items of which nothing is left to refund afterwards. */
      covered: number[];
    }
  | { ok: false; reason: "unknown item" | "too many" | "too much" | "nothing left" };

/** Plans a refund of these pieces, or a price reduction for them. It is never more than what is left of the sale. */
export function planRefund(order: PaidOrder, selection: RefundSelection): RefundVerdict {
  const refundable = computeRefundable(order);
  const chosen: RefundedPart[] = [];
  for (const { itemNumber, quantity } of selection.items) {
    const index = order.lines.findIndex((line) => line.itemNumber === itemNumber);
    const line = order.lines[index];
    if (!line) return { ok: false, reason: "unknown item" };
    const piecesLeft = line.quantity - line.refundedQuantity;
    if (quantity !== null && quantity > piecesLeft) return { ok: false, reason: "too many" };
    const pieces = quantity ?? piecesLeft;
    const leftCents = refundable.lineCents[index] ?? 0;
    // The last pieces get everything that is left, whatever was refunded before.
    const amountCents =
      pieces === piecesLeft ? leftCents : Math.min(leftCents, line.unitCents * pieces);
    chosen.push({ itemNumber, amountCents, quantity: pieces });
  }
  if (selection.delivery)
    chosen.push({ itemNumber: 0, amountCents: refundable.deliveryCents, quantity: 1 });
  const refundableLines = chosen.filter(({ amountCents }) => amountCents > 0);
  const maxRefundCents = sum(refundableLines.map(({ amountCents }) => amountCents));
  if (maxRefundCents === 0) return { ok: false, reason: "nothing left" };
  const { amountCents = maxRefundCents } = selection;
  if (amountCents > maxRefundCents) return { ok: false, reason: "too much" };
  const parts =
    amountCents === maxRefundCents ? refundableLines : reduceParts(amountCents, refundableLines);
  return {
    ok: true,
    parts,
    amountCents,
    covered: listFullyRefundedItemNumbers(order, refundable, parts),
  };
}

/** Splits a price reduction over the parts: the buyer keeps the pieces. */
function reduceParts(amountCents: number, whole: readonly RefundedPart[]): RefundedPart[] {
  const shares = splitInProportion(
    amountCents,
    whole.map((part) => part.amountCents),
  );
  return whole
    .map((part, index) => ({ ...part, amountCents: shares[index] ?? 0, quantity: 0 }))
    .filter((part) => part.amountCents > 0);
}

const listFullyRefundedItemNumbers = (
  { lines }: PaidOrder,
  { lineCents }: RefundableAmounts,
  parts: readonly RefundedPart[],
): number[] =>
  lines
    .filter(({ itemNumber }, index) => {
      const part = parts.find((one) => one.itemNumber === itemNumber);
      return (lineCents[index] ?? 0) - (part?.amountCents ?? 0) <= 0;
    })
    .map(({ itemNumber }) => itemNumber);

interface RefundableLine extends PaidLine {
  name: string;
  size: string;
  color: string;
  type: string;
}

export function viewRefundable(
  orderId: string,
  order: Omit<PaidOrder, "lines"> & { lines: readonly RefundableLine[] },
): RefundableOrder {
  const refundable = computeRefundable(order);
  return {
    orderId,
    deliveryLeftCents: refundable.deliveryCents,
    lines: order.lines.map((line, index) => ({
      itemNumber: line.itemNumber,
      name: line.name,
      options: [line.size, line.color, line.type].filter(Boolean).join(", "),
      unitCents: line.unitCents,
      quantityLeft: line.quantity - line.refundedQuantity,
      leftCents: refundable.lineCents[index] ?? 0,
    })),
  };
}
