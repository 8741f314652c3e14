import { randomUUID } from "node:crypto";
import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { RefundReason } from "@boab/contracts/common/refund-reasons";
import { computeRefundableCents } from "@boab/contracts/payments/sale-money";
import { findProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { PaymentsDeps } from "../deps.ts";
import { saleRefunded } from "../events.ts";
import { addOutboxMessage } from "../outbox/add-message.ts";
import { sumRefunds } from "../sales/refund-sums.repository.ts";
import { findSale, lockSale, type StoredSale, saveSale } from "../sales/sales.repository.ts";
import { viewSale } from "../sales/view-sale.ts";
import { splitRefund } from "./refund.rules.ts";
import { writeRefundNotice } from "./refund-email.ts";
import { insertRefund } from "./refunds.repository.ts";
import { takeBackShare } from "./take-back.ts";

export type RefundDeps = Pick<
  PaymentsDeps,
  "db" | "clock" | "tasks" | "enqueueMail" | "publicOrigin" | "publish"
>;

interface RefundRequest {
  saleId: string;
  amountCents: number;
  reason?: RefundReason | null | undefined;
}

/**
 * The payee or an admin refunds a sale, never more than was paid. The payee's share of the refund is taken back from
 * their account, unless it was not sent yet. An admin who is the buyer or the payee leaves it to another admin.
 */
export function refundSale(
  deps: RefundDeps,
  member: Member,
  { saleId, amountCents, reason = null }: RefundRequest,
  { ip, requestId }: RequestOrigin,
) {
  const { userId } = member;
  return runOnce(deps.db, async (tx) => {
    const sale = await lockSale(tx, saleId);
    const isPayee = sale?.payeeId === userId;
    if (!sale || !(isPayee || isFullAdmin(member))) throw new AppError("not_found");
    if (isFullAdmin(member) && (isPayee || sale.buyerId === userId))
      throw new AppError("own_interest");
    requireFreshSignIn(member, deps.clock());
    if (!sale.paidAt) throw new AppError("sale_not_paid");
    if (amountCents > computeRefundableCents(sale)) throw new AppError("refund_too_large");
    const refund = { sale, amountCents, requestedBy: userId, retainsCardFee: isPayee, reason };
    await createRefund(deps, tx, refund);
    if (!isPayee)
      await writeAudit(tx, {
        actorId: userId,
        act: "refund sale",
        objectType: "sale",
        objectId: saleId,
        changes: { amountCents, ...(reason && { reason }) },
        ip,
        requestId,
      });
    const refunded = await findSale(tx, saleId);
    return viewSale(refunded ?? sale);
  });
}

interface SaleRefund {
  sale: StoredSale;
  amountCents: number;
  requestedBy: string;
  retainsCardFee: boolean;
  reason: RefundReason | null;
  /** True when the caller notifies the buyer itself. */
  isBuyerNotified?: boolean;
}

/** The sale is locked, and this much of it is left. Returns the refund's id. */
export async function createRefund(
  deps: Omit<RefundDeps, "db">,
  tx: Tx,
  { sale, amountCents, requestedBy, retainsCardFee, reason, isBuyerNotified = false }: SaleRefund,
): Promise<string> {
  const id = randomUUID();
  const { id: saleId, refundedCents } = sale;
  const parts = splitRefund(sale, await sumRefunds(tx, saleId), amountCents, retainsCardFee);
  await saveSale(tx, saleId, { refundedCents: refundedCents + amountCents });
  const createdAt = deps.clock();
  const refund = {
    id,
    saleId,
    amountCents,
    ...parts,
    retainsCardFee,
    reason,
    requestedBy,
    disputeId: null,
    createdAt,
  };
  await insertRefund(tx, refund);
  const buyer =
    isBuyerNotified || sale.buyerId === null ? undefined : await findProfile(tx, sale.buyerId);
  if (buyer) await deps.enqueueMail(tx, writeRefundNotice(deps, buyer, sale, refund));
  await addOutboxMessage(deps, tx, {
    kind: "refund",
    saleId,
    refundId: id,
    amountCents,
    idempotencyKey: `refund:${id}:v1`,
  });
  await takeBackShare(deps, tx, sale, id);
  await deps.publish(tx, saleRefunded, { saleId });
  return id;
}
