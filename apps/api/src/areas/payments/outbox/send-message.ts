import { inTransaction, type Tx } from "#platform/db/db.ts";
import { isRefusedByStripe } from "#platform/stripe/stripe-errors.ts";
import type { PaymentsDeps } from "../deps.ts";
import { writeMovement } from "../ledger/ledger.repository.ts";
import {
  debtEntries,
  refundEntries,
  reversalEntries,
  transferEntries,
} from "../ledger/ledger.rules.ts";
import { findSale, type StoredSale, saveSale } from "../payments/sales.repository.ts";
import { findRefund } from "../refunds/refunds.repository.ts";
import { tellOfFailedRefund } from "../refunds/tell-of-failed-refund.ts";
import { undoRefund } from "../refunds/undo-refund.ts";
import {
  dropReversals,
  findMessage,
  lockWaitingMessage,
  type OutboxMessage,
  saveOutcome,
} from "./outbox.repository.ts";
import { mostAttempts } from "./outbox.tasks.ts";
import { senders } from "./senders.ts";

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
    const { find, send } = senders[message.kind];
    // The provider repeats a failure to whoever repeats the key, also when the money had moved before it failed.
    const earlier = message.attempts > 0 ? await find(deps, message, sale) : undefined;
    stripeId = earlier ?? (await send(deps, message, sale));
  } catch (error) {
    return fail(deps, message, sale, error);
  }
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockWaitingMessage(tx, messageId))) return;
    await saveOutcome(tx, messageId, { state: "sent", stripeId, finishedAt: deps.clock() });
    await record(deps, tx, message, sale);
  });
}

async function record(
  { clock }: Deps,
  tx: Tx,
  message: OutboxMessage,
  { paymentId, payeeId }: StoredSale,
): Promise<void> {
  const { kind, idempotencyKey: key, amountCents } = message;
  const movement = { key, kind, paymentId, at: clock() };
  if (kind === "transfer")
    return writeMovement(tx, { ...movement, entries: transferEntries(payeeId, amountCents) });
  if (kind === "reversal")
    return writeMovement(tx, { ...movement, entries: reversalEntries(payeeId, amountCents) });
  const refund = await findRefund(tx, message.refundId ?? "");
  if (!refund) throw new Error(`No refund for ${message.id}`);
  return writeMovement(tx, { ...movement, entries: refundEntries({ payeeId, ...refund }) });
}

/**
 * What the provider will never do is not tried again. A refund it refuses is none: the sale counts as before. A
 * reversal it refuses, because the payee has spent the money, becomes a debt that their next share settles.
 */
async function fail(
  deps: Deps,
  message: OutboxMessage,
  { paymentId, payeeId }: StoredSale,
  error: unknown,
): Promise<void> {
  const { db, clock, log } = deps;
  const { id, kind, idempotencyKey, amountCents } = message;
  const isRefused = isRefusedByStripe(error);
  const attempts = message.attempts + 1;
  const isLast = attempts > mostAttempts;
  await inTransaction(db, async (tx) => {
    if (!(await lockWaitingMessage(tx, id))) return;
    const isOver = isRefused || isLast;
    await saveOutcome(tx, id, {
      attempts,
      lastError: String(error instanceof Error ? error.message : error).slice(0, 500),
      ...(isOver && { state: isRefused ? "refused" : "parked", finishedAt: clock() }),
    });
    // It waits with us until the payee can be paid, less what is refunded meanwhile.
    if (isRefused && kind === "transfer") {
      await saveSale(tx, message.saleId, { isHeld: true });
      await dropReversals(tx, message, clock());
    }
    const refund = isRefused && kind === "refund" && (await findRefund(tx, message.refundId ?? ""));
    const undone = refund && (await undoRefund(deps, tx, refund));
    if (refund && undone) await tellOfFailedRefund(deps, tx, undone, refund);
    if (isRefused && kind === "reversal")
      await writeMovement(tx, {
        ...{ key: `debt:${idempotencyKey}`, kind: "debt", paymentId, at: clock() },
        entries: debtEntries(payeeId, amountCents),
      });
  });
  if (!isRefused && !isLast) throw error;
  log.error({ err: error, messageId: id, kind }, "the payment provider will not do this");
}
