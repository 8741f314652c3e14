import type { OrderProblem } from "@boab/contracts/marketplace/order-problem";
import type { AdminOrder } from "@boab/contracts/marketplace/order-problems";
import { formatMoney } from "#lib/format/format.ts";
import type { ChipTone } from "#ui/text/chip.tsx";

interface ChipWords {
  label: string;
  tone: ChipTone;
}

const stateLabels: Record<string, ChipWords> = {
  "to send": { label: "To send", tone: "warn" },
  sent: { label: "Sent", tone: "info" },
  received: { label: "Delivered", tone: "ok" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

const problemLabels: Record<OrderProblem["state"], ChipWords> = {
  open: { label: "Store to reply", tone: "warn" },
  answered: { label: "Buyer to accept", tone: "warn" },
  escalated: { label: "For us to decide", tone: "danger" },
  refunded: { label: "Problem refunded", tone: "ok" },
  closed: { label: "Problem closed", tone: "neutral" },
};

/** Everything about an order that an admin should see at once. */
export function chipsOf(order: AdminOrder): ChipWords[] {
  const { problem, refundedCents, disputedCents, totalCents, isHeld } = order;
  return [
    ...(stateLabels[order.state] ? [stateLabels[order.state] as ChipWords] : []),
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

const kinds: Record<OrderProblem["kind"], string> = {
  "not arrived": "Didn't arrive",
  damaged: "Damaged or faulty",
  "not as described": "Not what was ordered",
  "changed mind": "Changed their mind",
};

/** `Damaged or faulty: Strip weave cushion` */
export function problemTitle({ kind, itemNumbers }: OrderProblem, { lines }: AdminOrder): string {
  const names = lines
    .filter(({ itemNumber }) => itemNumbers.includes(itemNumber))
    .map(({ name }) => name);
  return `${kinds[kind]}: ${names.join(", ")}`;
}
