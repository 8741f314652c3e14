import { randomUUID } from "node:crypto";
import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { findProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { PaymentsDeps } from "../deps.ts";
import { saleRefunded } from "../facts.ts";
import { addMessage } from "../outbox/add-message.ts";
import { findSale, lockSale, type StoredSale, saveSale } from "../payments/sales.repository.ts";
import { viewSale } from "../payments/view-payment.ts";
import { shareRefund } from "./refund.rules.ts";
import { writeRefundNotice } from "./refund-email.ts";
import { insertRefund, sumRefunds } from "./refunds.repository.ts";
import { takeBack } from "./take-back.ts";

export type RefundDeps = Pick<
  PaymentsDeps,
  "db" | "clock" | "tasks" | "enqueueMail" | "publicOrigin" | "publish"
>;

/**
 * The payee or an admin gives money back, never more than was paid. The payee's share of it is taken back from their
 * account, or was not sent yet.
 */
export function refundSale(
  deps: RefundDeps,
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
    const left = sale.amountCents - sale.refundedCents - sale.disputedCents;
    if (amountCents > left) throw new AppError("refund_too_large");
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
  /** Whoever decided so tells the buyer themselves. */
  isTold?: boolean;
}

/** The sale is locked, and this much of it is left. Returns the refund's id. */
export async function giveBack(
  deps: Omit<RefundDeps, "db">,
  tx: Tx,
  { sale, amountCents, requestedBy, isTold = false }: Refund,
): Promise<string> {
  const id = randomUUID();
  const { id: saleId, refundedCents } = sale;
  const parts = shareRefund(sale, await sumRefunds(tx, saleId), amountCents);
  await saveSale(tx, saleId, { refundedCents: refundedCents + amountCents });
  const createdAt = deps.clock();
  const refund = { id, saleId, amountCents, ...parts, requestedBy, disputeId: null, createdAt };
  await insertRefund(tx, refund);
  const buyer = isTold ? undefined : await findProfile(tx, sale.buyerId);
  if (buyer) await deps.enqueueMail(tx, writeRefundNotice(deps, buyer, sale, refund));
  await addMessage(deps, tx, {
    ...{ kind: "refund", saleId, refundId: id, amountCents },
    idempotencyKey: `refund:${id}:v1`,
  });
  await takeBack(deps, tx, sale, id);
  await deps.publish(tx, saleRefunded, { saleId });
  return id;
}
