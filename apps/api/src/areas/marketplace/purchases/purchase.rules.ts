import {
  assumeReceivedAfterDays,
  type BoughtOrderState,
} from "@boab/contracts/marketplace/order-limits";

const dayMs = 24 * 60 * 60 * 1000;

/** Orders sent before this instant count as received, unless the buyer reports otherwise. */
export const computeAssumedCutoff = (now: Date): Date =>
  new Date(now.getTime() - assumeReceivedAfterDays * dayMs);

export type ConfirmationVerdict =
  | { ok: true; isAlready: boolean }
  | { ok: false; reason: "not sent" | "cancelled" };

/** Whether the buyer may confirm that the order has arrived. Confirming it twice changes nothing. */
export function judgeConfirmation(state: BoughtOrderState): ConfirmationVerdict {
  if (state === "to send") return { ok: false, reason: "not sent" };
  if (state === "cancelled") return { ok: false, reason: "cancelled" };
  return { ok: true, isAlready: state === "received" };
}

/** A tax invoice needs the seller's ABN, and only a GST-registered seller may issue one. */
export const getDocumentKind = ({
  hasGst,
  sellerAbn,
}: {
  hasGst: boolean;
  sellerAbn: string | null;
}) => (hasGst && sellerAbn !== null ? ("tax invoice" as const) : ("receipt" as const));
