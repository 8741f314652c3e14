import { randomUUID } from "node:crypto";
import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { splitRefund } from "@boab/contracts/payments/fees";
import { findProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { PaymentsDeps } from "../deps.ts";
import { writeMovement } from "../ledger/ledger.repository.ts";
import { debtEntries } from "../ledger/ledger.rules.ts";
import { addMessage } from "../outbox/add-message.ts";
import { findMessagesOfSale } from "../outbox/outbox.repository.ts";
import { liveTransfer } from "../outbox/outbox.rules.ts";
import { findSale, lockSale, type StoredSale, saveSale } from "../payments/sales.repository.ts";
import { viewSale } from "../payments/view-payment.ts";
import { writeRefundNotice } from "./refund-email.ts";
import { insertRefund, sumRefundedShare } from "./refunds.repository.ts";

type Deps = Pick<PaymentsDeps, "db" | "clock" | "tasks" | "enqueueMail" | "publicOrigin">;

/**
 * The payee or an admin gives money back, never more than was paid. The payee's share of it is taken back from their
 * account, or was not sent yet.
 */
export function refundSale(
  deps: Deps,
  member: Member,
  { saleId, amountCents }: { saleId: string; amountCents: number },
  { ip, requestId, idempotencyKey }: RequestOrigin,
) {
  const { userId } = member;
  const once = { actor: userId, route: "refund", key: idempotencyKey };
  return runOnce(deps.db, { ...once, request: { saleId, amountCents } }, async (tx) => {
    const sale = await lockSale(tx, saleId);
    if (!sale || (sale.payeeId !== userId && !isFullAdmin(member))) throw new AppError("not_found");
    if (!sale.paidAt) throw new AppError("sale_not_paid");
    if (amountCents > sale.amountCents - sale.refundedCents) throw new AppError("refund_too_large");
    await giveBack(deps, tx, { sale, amountCents, requestedBy: userId });
    if (sale.payeeId !== userId)
      await writeAudit(tx, {
        ...{ actorId: userId, act: "refund sale", objectType: "sale", objectId: saleId },
        ...{ changes: { amountCents }, ip, requestId },
      });
    const refunded = await findSale(tx, saleId);
    return viewSale(refunded ?? sale);
  });
}

interface Refund {
  sale: StoredSale;
  amountCents: number;
  requestedBy: string;
}

async function giveBack(deps: Deps, tx: Tx, { sale, amountCents, requestedBy }: Refund) {
  const id = randomUUID();
  const { id: saleId, refundedCents } = sale;
  const parts = splitRefund(sale, refundedCents, amountCents);
  const shareBefore = await sumRefundedShare(tx, saleId);
  await saveSale(tx, saleId, { refundedCents: refundedCents + amountCents });
  const createdAt = deps.clock();
  await insertRefund(tx, { id, saleId, amountCents, ...parts, requestedBy, createdAt });
  const buyer = await findProfile(tx, sale.buyerId);
  if (buyer) await deps.enqueueMail(tx, writeRefundNotice(deps, buyer, sale, { id, amountCents }));
  const message = { saleId, refundId: id };
  const idempotencyKey = `refund:${id}:v1`;
  await addMessage(deps, tx, { ...message, kind: "refund", idempotencyKey, amountCents });
  await takeBack(deps, tx, sale, {
    refundId: id,
    shareBefore,
    shareCents: parts.shareCents,
  });
}

interface SharePart {
  refundId: string;
  /** Of earlier refunds. */
  shareBefore: number;
  shareCents: number;
}

/** A share that is still with us shrinks, one that was sent is reversed; what is in neither place is owed. */
async function takeBack(
  deps: Deps,
  tx: Tx,
  sale: StoredSale,
  { refundId, shareBefore, shareCents }: SharePart,
): Promise<void> {
  const { id: saleId, paymentId, payeeId } = sale;
  const messages = await findMessagesOfSale(tx, saleId);
  const transfer = liveTransfer(messages);
  const reversed = messages
    .filter(({ kind, state }) => kind === "reversal" && state !== "refused")
    .reduce((sum, one) => sum + one.amountCents, 0);
  const left = transfer
    ? transfer.amountCents - reversed
    : sale.shareCents - sale.settledCents - shareBefore;
  const amountCents = Math.min(shareCents, Math.max(0, left));
  if (transfer && amountCents > 0)
    await addMessage(deps, tx, {
      ...{ kind: "reversal", saleId, refundId, amountCents },
      idempotencyKey: `reversal:${refundId}:v1`,
    });
  if (shareCents > amountCents)
    await writeMovement(tx, {
      ...{ key: `debt:refund:${refundId}`, kind: "debt", paymentId, at: deps.clock() },
      entries: debtEntries(payeeId, shareCents - amountCents),
    });
}
