import type { adminOrderGroups } from "@boab/contracts/marketplace/order-problems";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";
import {
  isDeliveryRefunded,
  refundedDeliveryCents,
  saleAmountColumns,
} from "../orders/refunds.repository.ts";

const selectOrders = (db: Db) =>
  db
    .selectFrom("marketplace.storeOrder as placed")
    .innerJoin("payments.vSale as sale", "sale.id", "placed.saleId")
    .innerJoin("accounts.vPerson as buyer", "buyer.id", "placed.buyerId")
    .select(["placed.id", "sale.paymentId", "sale.sellerName as storeName"])
    .select(["buyer.fullName as buyerName", "placed.paidAt"])
    .select(["placed.deliveryCents", "placed.saleId"])
    .select(saleAmountColumns)
    .select([
      "sale.isHeld",
      refundedDeliveryCents.as("deliveryRefundedCents"),
      isDeliveryRefunded.as("isDeliveryRefunded"),
      sql<string>`case when placed.received_at is null then placed.state else 'received' end`.as(
        "state",
      ),
      formatExactInstant("placed.paidAt").as("exactPayment"),
    ]);

export async function listProblemOrders(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return new Map<string, never>();
  const rows = await selectOrders(db).where("placed.id", "in", orderIds).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type OrderGroup = (typeof adminOrderGroups)[number];

/** Lists the newest first. Few orders have a problem. */
export async function listOrdersOfAllStores(
  db: Db,
  { show, orderId }: { show: OrderGroup; orderId: string | undefined },
  { limit, after }: { limit: number; after: Position | undefined },
) {
  let query = selectOrders(db)
    .orderBy("placed.paidAt", "desc")
    .orderBy("placed.id", "desc")
    .limit(limit);
  if (orderId) query = query.where("placed.id", "=", orderId);
  if (!orderId && show !== "all")
    query = query.where("placed.id", "in", (of) => {
      const problems = of
        .selectFrom("marketplace.orderProblem")
        .select("orderId")
        .where("settledAt", "is", null);
      return show === "for us" ? problems.where("state", "=", "escalated") : problems;
    });
  if (after) query = query.where(isAfterPosition("placed.paidAt", "placed.id", after));
  return (await query.execute()).map(({ exactPayment, ...row }) => ({
    ...row,
    position: [exactPayment, row.id] satisfies Position,
  }));
}
