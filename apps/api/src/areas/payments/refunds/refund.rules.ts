import { splitRefund } from "@boab/contracts/payments/fees";

interface Sale {
  amountCents: number;
  feeCents: number;
}

interface Parts {
  amountCents: number;
  feeCents: number;
}

/**
 * What payee and platform give up when more of a sale goes back. Counted from what has gone back so far, so that a
 * sale that went back as a whole leaves nothing with either, also after a refund that failed in between.
 */
export function shareRefund(
  sale: Sale,
  before: Parts,
  amountCents: number,
): { feeCents: number; shareCents: number } {
  // A bank may take what is on its way back already; nobody gives up more than the whole.
  const gone = Math.min(before.amountCents + amountCents, sale.amountCents);
  const due = splitRefund(sale, 0, gone).feeCents - before.feeCents;
  const feeCents = Math.min(Math.max(0, due), amountCents);
  return { feeCents, shareCents: amountCents - feeCents };
}

/** What we read of the provider's refund. */
export interface RefundObject {
  status: string | null;
  metadata: Record<string, string> | null;
}

/** A refund that once went through can still fail, when the buyer's bank sends it back; never the other way round. */
export const hasFailed = ({ status }: Pick<RefundObject, "status">): boolean =>
  status === "failed" || status === "canceled";
