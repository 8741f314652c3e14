import { assumedAfterDays, type BoughtState } from "@boab/contracts/marketplace/order-limits";

const dayMs = 24 * 60 * 60 * 1000;

/** What was sent before then counts as arrived, unless its buyer says otherwise. */
export const assumedBefore = (now: Date): Date =>
  new Date(now.getTime() - assumedAfterDays * dayMs);

export type ReceivedVerdict =
  | { ok: true; isAlready: boolean }
  | { ok: false; reason: "not sent" | "cancelled" };

/** Whether the buyer may say that it has arrived; saying so twice changes nothing. */
export function judgeReceived(state: BoughtState): ReceivedVerdict {
  if (state === "to send") return { ok: false, reason: "not sent" };
  if (state === "cancelled") return { ok: false, reason: "cancelled" };
  return { ok: true, isAlready: state === "received" };
}

/** The tax office asks for the seller's ABN on every tax invoice, and only a registered seller may give one. */
export const documentOf = ({ hasGst, sellerAbn }: { hasGst: boolean; sellerAbn: string | null }) =>
  hasGst && sellerAbn !== null ? ("tax invoice" as const) : ("receipt" as const);
