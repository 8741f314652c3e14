import type { OutboxMessage, OutboxState } from "@boab/contracts/payments/outbox";
import { formatCount } from "@boab/format/numbers";
import type { Tone } from "#ui/text/chip.tsx";

export const outboxStateChips: Record<OutboxState, { label: string; tone: Tone }> = {
  waiting: { label: "Waiting", tone: "warn" },
  sent: { label: "Sent", tone: "ok" },
  refused: { label: "Refused", tone: "neutral" },
  parked: { label: "Parked", tone: "danger" },
};

export const messageNames: Record<OutboxMessage["kind"], string> = {
  transfer: "Transfer",
  refund: "Refund",
  reversal: "Transfer reversal",
};

/** The note below the chip says why the message isn't done and what happens next. */
export function formatMessageNote({
  state,
  attempts,
  problem,
  kind,
}: OutboxMessage): string | null {
  if (state === "sent") return null;
  const triesSentence = `Tried ${formatCount(attempts)} ${attempts === 1 ? "time" : "times"}.`;
  if (state === "parked") return `${triesSentence} ${problem ?? ""}`.trim();
  if (state === "refused") {
    const refusalEffects: Record<OutboxMessage["kind"], string> = {
      transfer: "The share waits until the seller can be paid.",
      refund: "The buyer has to be paid back another way.",
      reversal: "The seller owes it, and their next share settles it.",
    };
    return `${problem ?? "Stripe won't do this."} ${refusalEffects[kind]}`;
  }
  return attempts > 0 ? `${triesSentence} ${problem ?? ""}`.trim() : null;
}
