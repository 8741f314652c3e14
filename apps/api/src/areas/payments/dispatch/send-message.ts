import { inTransaction, type Tx } from "#platform/db/db.ts";
import { isRefusedByStripe } from "#platform/stripe/stripe-errors.ts";
import type { PaymentsDeps } from "../deps.ts";
import { writeMovement } from "../ledger/ledger.repository.ts";
import {
  makeDebtEntries,
  makeRefundEntries,
  makeReversalEntries,
  makeTransferEntries,
} from "../ledger/ledger.rules.ts";
import {
  dropReversals,
  findMessage,
  lockWaitingMessage,
  type OutboxMessage,
  saveOutcome,
} from "../outbox/outbox.repository.ts";
import { maxAttempts } from "../outbox/outbox.tasks.ts";
import { notifyOfFailedRefund } from "../refunds/notify-of-failed-refund.ts";
import { findRefund } from "../refunds/refunds.repository.ts";
import { undoRefund } from "../refunds/undo-refund.ts";
import { findSale, type StoredSale, saveSale } from "../sales/sales.repository.ts";
import { senderByKind } from "./senders.ts";

type Deps = Pick<
  PaymentsDeps,
  "db" | "clock" | "log" | "stripe" | "enqueueMail" | "publicOrigin" | "teamEmail"
>;

/**
 * Sends one message with its stored key, so that however often this runs the money moves once, and writes the
 * movement into the ledger in the transaction that marks it sent.
 */
export async function sendMessage(deps: Deps, messageId: string): Promise<void> {
  const message = await findMessage(deps.db, messageId);
  const sale = message && (await findSale(deps.db, message.saleId));
  if (message?.state !== "waiting" || !sale) return;
  let stripeId: string;
  try {
    const { find, send } = senderByKind[message.kind];
    // The provider repeats an error for a repeated key, even when the money moved before the error.
    const earlier = message.attempts > 0 ? await find(deps, message, sale) : undefined;
    stripeId = earlier ?? (await send(deps, message, sale));
  } catch (error) {
    return handleFailure(deps, message, sale, error);
  }
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockWaitingMessage(tx, messageId))) return;
    await saveOutcome(tx, messageId, { state: "sent", stripeId, finishedAt: deps.clock() });
    await writeSentMovement(deps, tx, message, sale);
  });
}

async function writeSentMovement(
  { clock }: Deps,
  tx: Tx,
  message: OutboxMessage,
  { paymentId, payeeId }: StoredSale,
): Promise<void> {
  const { kind, idempotencyKey: key, amountCents } = message;
  const movement = { key, kind, paymentId, at: clock() };
  if (kind === "transfer")
    return writeMovement(tx, { ...movement, entries: makeTransferEntries(payeeId, amountCents) });
  if (kind === "reversal")
    return writeMovement(tx, { ...movement, entries: makeReversalEntries(payeeId, amountCents) });
  const refund = await findRefund(tx, message.refundId ?? "");
  if (!refund) throw new Error(`No refund for ${message.id}`);
  return writeMovement(tx, { ...movement, entries: makeRefundEntries({ payeeId, ...refund }) });
}

/**
 * A message that the provider refuses is not retried. A refused refund is undone, and the sale counts as before. A
 * refused reversal, because the payee has spent the money, becomes a debt that their next share settles.
 */
async function handleFailure(
  deps: Deps,
  message: OutboxMessage,
  { paymentId, payeeId }: StoredSale,
  error: unknown,
): Promise<void> {
  const { db, clock, log } = deps;
  const { id, kind, idempotencyKey, amountCents } = message;
  const isRefused = isRefusedByStripe(error);
  const attempts = message.attempts + 1;
  const isLast = attempts > maxAttempts;
  await inTransaction(db, async (tx) => {
    if (!(await lockWaitingMessage(tx, id))) return;
    const isOver = isRefused || isLast;
    await saveOutcome(tx, id, {
      attempts,
      lastError: String(error instanceof Error ? error.message : error).slice(0, 500),
      ...(isOver && { state: isRefused ? "refused" : "parked", finishedAt: clock() }),
    });
    // The share is held until the payee can be paid, less any refunds until then.
    if (isRefused && kind === "transfer") {
      await saveSale(tx, message.saleId, { isHeld: true });
      await dropReversals(tx, message, clock());
    }
    const refund = isRefused && kind === "refund" && (await findRefund(tx, message.refundId ?? ""));
    const saleOfUndoneRefund = refund && (await undoRefund(deps, tx, refund));
    if (refund && saleOfUndoneRefund)
      await notifyOfFailedRefund(deps, tx, saleOfUndoneRefund, refund);
    if (isRefused && kind === "reversal")
      await writeMovement(tx, {
        key: `debt:${idempotencyKey}`,
        kind: "debt",
        paymentId,
        at: clock(),
        entries: makeDebtEntries(payeeId, amountCents),
      });
  });
  if (!isRefused && !isLast) throw error;
  log.error({ err: error, messageId: id, kind }, "the payment provider will not do this");
}
