import { z } from "zod";
import { inTransaction } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import type { Outcome } from "../events/events.repository.ts";
import { findMessage } from "../outbox/outbox.repository.ts";
import { sendSharesOf } from "../payments/follow-up.ts";
import { hasFailed } from "./refund.rules.ts";
import { findRefund } from "./refunds.repository.ts";
import { tellOfFailedRefund } from "./tell-of-failed-refund.ts";
import { undoRefund } from "./undo-refund.ts";

/** A refund that the buyer's bank sent back is none: the sale counts again, and the payee gets their share. */
export async function syncRefund(deps: PaymentsDeps, stripeId: string): Promise<Outcome> {
  const object = await deps.stripe.refunds.retrieve(stripeId);
  if (!hasFailed(object)) return "not needed";
  // Written by us when we asked for it, so it also finds a refund whose answer was lost.
  const note = z.uuid().safeParse(object.metadata?.messageId);
  const message = note.success ? await findMessage(deps.db, note.data) : undefined;
  const refund = message?.refundId ? await findRefund(deps.db, message.refundId) : undefined;
  if (message?.kind !== "refund" || !refund) return "unknown";
  const sale = await inTransaction(deps.db, async (tx) => {
    const undone = await undoRefund(deps, tx, refund, "refund failed");
    if (undone) await tellOfFailedRefund(deps, tx, undone, refund);
    return undone;
  });
  if (!sale) return "not needed";
  deps.log.error({ refundId: refund.id, saleId: sale.id }, "a refund did not reach the buyer");
  // Whoever dies before this is done leaves it to the next follow-up.
  await sendSharesOf(deps, sale.payeeId);
  return "applied";
}
