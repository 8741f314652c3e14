import type { EventOutcome } from "@boab/contracts/payments/events";
import { z } from "zod";
import { inTransaction } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { findMessage } from "../outbox/outbox.repository.ts";
import { sendSharesToPayee } from "../sales/send-held-shares.ts";
import { notifyOfFailedRefund } from "./notify-of-failed-refund.ts";
import { hasFailed } from "./refund.rules.ts";
import { findRefund } from "./refunds.repository.ts";
import { undoRefund } from "./undo-refund.ts";

/** Undoes a refund that the buyer's bank sent back: the sale counts again, and the payee gets their share. */
export async function syncRefund(deps: PaymentsDeps, stripeId: string): Promise<EventOutcome> {
  const object = await deps.stripe.refunds.retrieve(stripeId);
  if (!hasFailed(object)) return "not needed";
  // We set this metadata when we requested the refund, so it also finds a refund whose response was lost.
  const parsedMessageId = z.uuid().safeParse(object.metadata?.messageId);
  const message = parsedMessageId.success
    ? await findMessage(deps.db, parsedMessageId.data)
    : undefined;
  const refund = message?.refundId ? await findRefund(deps.db, message.refundId) : undefined;
  if (message?.kind !== "refund" || !refund) return "unknown";
  const sale = await inTransaction(deps.db, async (tx) => {
    const saleOfUndoneRefund = await undoRefund(deps, tx, refund, "refund failed");
    if (saleOfUndoneRefund) await notifyOfFailedRefund(deps, tx, saleOfUndoneRefund, refund);
    return saleOfUndoneRefund;
  });
  if (!sale) return "not needed";
  deps.log.error({ refundId: refund.id, saleId: sale.id }, "a refund did not reach the buyer");
  // If the worker crashes before this is done, the next follow-up does it.
  await sendSharesToPayee(deps, sale.payeeId);
  return "applied";
}
