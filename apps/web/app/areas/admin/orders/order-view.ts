import type { OrderProblem } from "@boab/contracts/marketplace/order-problem";
import type { AdminOrder } from "@boab/contracts/marketplace/order-problems";
import { formatMoney } from "@boab/format/money";
import type { ChipTone } from "#ui/text/chip.tsx";

interface OrderChip {
  label: string;
  tone: ChipTone;
}

const stateLabels: Record<string, OrderChip> = {
  "to send": { label: "To send", tone: "warn" },
  sent: { label: "Sent", tone: "info" },
  received: { label: "Delivered", tone: "ok" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

const problemLabels: Record<OrderProblem["state"], OrderChip> = {
  open: { label: "Store to reply", tone: "warn" },
  answered: { label: "Buyer to accept", tone: "warn" },
  escalated: { label: "For us to decide", tone: "danger" },
  refunded: { label: "Problem refunded", tone: "ok" },
  closed: { label: "Problem closed", tone: "neutral" },
};

/** The chips show everything about an order that an admin should see at once. */
export function listOrderChips(order: AdminOrder): OrderChip[] {
  const { problem, refundedCents, disputedCents, totalCents, isHeld } = order;
  const state = stateLabels[order.state];
  return [
    ...(state ? [state] : []),
    ...(problem ? [problemLabels[problem.state]] : []),
    ...(disputedCents > 0
      ? [{ label: `Disputed, ${formatMoney(disputedCents)}`, tone: "danger" as const }]
      : []),
    ...(refundedCents > 0
      ? [
          {
            label:
              refundedCents >= totalCents ? "Refunded" : `Refunded ${formatMoney(refundedCents)}`,
            tone: "info" as const,
          },
        ]
      : []),
    ...(isHeld ? [{ label: "Payout held", tone: "warn" as const }] : []),
  ];
}

const problemKindLabels: Record<OrderProblem["kind"], string> = {
  "not arrived": "Didn't arrive",
  damaged: "Damaged or faulty",
  "not as described": "Not what was ordered",
  "changed mind": "Changed their mind",
};

/** `Damaged or faulty: 2 × Strip weave cushion (Ochre, 50 cm)` */
export function formatProblemTitle(
  { kind, itemNumbers }: OrderProblem,
  { lines }: AdminOrder,
): string {
  const names = lines
    .filter(({ itemNumber }) => itemNumbers.includes(itemNumber))
    .map(({ name, color, type, size, quantity }) => {
      const options = [color, type, size].filter(Boolean).join(", ");
      return `${quantity > 1 ? `${quantity} × ` : ""}${name}${options && ` (${options})`}`;
    });
  return `${problemKindLabels[kind]}: ${names.join(", ")}`;
}
