import { orderNotes } from "@boab/contracts/marketplace/order-texts";
import type { SoldOrder } from "@boab/contracts/marketplace/orders";
import { findProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findStore } from "../stores/stores.repository.ts";
import { loadOwnOrder } from "./load-order.ts";
import { judgeTravel } from "./order.rules.ts";
import { writeSentMail } from "./order-emails.ts";
import {
  findOrder,
  listLines,
  type StoredLine,
  type StoredOrder,
  saveTravel,
  type Travel,
} from "./orders.repository.ts";
import { soldOrder } from "./view-order.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

/** The seller says how an item travels; the buyer hears of it, and of every correction, once. */
export function recordTracking(
  deps: Deps,
  member: Member,
  { order_id: orderId, ItemNumber: itemNumber }: { order_id: string; ItemNumber: number },
  wanted: { courier: string; trackingNumber?: string | undefined },
  origin: RequestOrigin,
): Promise<SoldOrder> {
  return inTransaction(deps.db, async (tx) => {
    const order = await loadOwnOrder(tx, member, orderId);
    const line = (await listLines(tx, [orderId])).find((one) => one.itemNumber === itemNumber);
    if (!line) throw new AppError("not_found");
    const verdict = judgeTravel(order, line, wanted);
    if (!verdict.ok)
      throw verdict.reason === "cancelled"
        ? new AppError("conflict", { sentence: orderNotes.cancelled })
        : new AppError("bad_request", { fields: verdict.fields });
    if (!verdict.isUnchanged) {
      const { version } = await saveTravel(tx, line, verdict.travel, deps.clock());
      await tellBuyer(deps, tx, order, { ...line, ...verdict.travel, version });
      if (verdict.isCorrection) await auditCorrection(tx, member, line, verdict.travel, origin);
    }
    return soldOrder((await findOrder(tx, orderId)) ?? order, await listLines(tx, [orderId]));
  });
}

async function tellBuyer(deps: Deps, tx: Tx, order: StoredOrder, line: StoredLine): Promise<void> {
  const buyer = await findProfile(tx, order.buyerId);
  const store = await findStore(tx, { id: order.storeId });
  if (buyer && store)
    await deps.enqueueMail(tx, writeSentMail(deps, { buyer, store, order, line }));
}

const auditCorrection = (
  tx: Tx,
  member: Member,
  { orderId, itemNumber, courier, trackingNumber }: StoredLine,
  after: Travel,
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
