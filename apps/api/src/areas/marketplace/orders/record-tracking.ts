import { orderCopy } from "@boab/contracts/marketplace/copy";
import type { SoldOrder } from "@boab/contracts/marketplace/orders";
import { findProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findItemStore } from "../items/items.repository.ts";
import { loadOwnOrder } from "./load-order.ts";
import { judgeTracking } from "./order.rules.ts";
import { makeSentMail } from "./order-emails.ts";
import {
  findOrder,
  listOrderLines,
  type StoredOrder,
  type StoredOrderLine,
  saveTracking,
  type TrackingValues,
} from "./orders.repository.ts";
import { isLineRefunded } from "./refund-plan.rules.ts";
import { toSoldOrder } from "./view-order.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

/** The seller enters how an item is sent. The buyer is notified once of it, and once of every correction. */
export function recordTracking(
  deps: Deps,
  member: Member,
  { order_id: orderId, ItemNumber: itemNumber }: { order_id: string; ItemNumber: number },
  entered: { courier: string; trackingNumber?: string | undefined },
  origin: RequestOrigin,
): Promise<SoldOrder> {
  return inTransaction(deps.db, async (tx) => {
    const order = await loadOwnOrder(tx, member, orderId);
    const line = (await listOrderLines(tx, [orderId])).find((one) => one.itemNumber === itemNumber);
    if (!line) throw new AppError("not_found");
    const verdict = judgeTracking(order, { ...line, isRefunded: isLineRefunded(line) }, entered);
    if (!verdict.ok)
      throw verdict.reason === "invalid"
        ? new AppError("bad_request", { fields: verdict.fields })
        : new AppError("conflict", {
            sentence: verdict.reason === "cancelled" ? orderCopy.cancelled : orderCopy.itemRefunded,
          });
    if (!verdict.isUnchanged) {
      const { version } = await saveTracking(tx, line, verdict.travel, deps.clock());
      await notifyBuyer(deps, tx, order, { ...line, ...verdict.travel, version });
      if (verdict.isCorrection) await auditCorrection(tx, member, line, verdict.travel, origin);
    }
    return toSoldOrder(
      (await findOrder(tx, orderId)) ?? order,
      await listOrderLines(tx, [orderId]),
    );
  });
}

async function notifyBuyer(
  deps: Deps,
  tx: Tx,
  order: StoredOrder,
  line: StoredOrderLine,
): Promise<void> {
  const buyer = await findProfile(tx, order.buyerId);
  const store = await findItemStore(tx, order.storeId);
  if (buyer && store) await deps.enqueueMail(tx, makeSentMail(deps, { buyer, store, order, line }));
}

const auditCorrection = (
  tx: Tx,
  member: Member,
  { orderId, itemNumber, courier, trackingNumber }: StoredOrderLine,
  after: TrackingValues,
  origin: RequestOrigin,
) =>
  writeAudit(tx, {
    actorId: member.userId,
    act: "correct tracking",
    objectType: "order",
    objectId: orderId,
    changes: { itemNumber, before: { courier, trackingNumber }, after },
    ...origin,
  });
