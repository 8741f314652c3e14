import type { adminOrderGroups } from "@boab/contracts/marketplace/order-problems";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

const orders = (db: Db) =>
  db
    .selectFrom("marketplace.store_order as placed")
    .innerJoin("payments.sale as sale", "sale.id", "placed.sale_id")
    .innerJoin("accounts.profile as buyer", "buyer.id", "placed.buyer_id")
    .select(["placed.id", "sale.payment_id as paymentId", "sale.seller_name as storeName"])
    .select(["buyer.full_name as buyerName", "placed.paid_at as paidAt"])
    .select(["placed.delivery_cents as deliveryCents", "sale.amount_cents as totalCents"])
    .select(["sale.refunded_cents as refundedCents", "sale.disputed_cents as disputedCents"])
    .select([
      "sale.is_held as isHeld",
      sql<string>`case when placed.received_at is null then placed.state else 'received' end`.as(
        "state",
      ),
      exactInstant("placed.paid_at").as("exactPayment"),
    ]);

export async function listProblemOrders(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return new Map<string, never>();
  const rows = await orders(db).where("placed.id", "in", orderIds).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type Group = (typeof adminOrderGroups)[number];

/** Newest first; those with a problem are few. */
export async function listOrdersOfAll(
  db: Db,
  { show, orderId }: { show: Group; orderId: string | undefined },
  { limit, after }: { limit: number; after: Position | undefined },
) {
  let query = orders(db)
    .orderBy("placed.paid_at", "desc")
    .orderBy("placed.id", "desc")
    .limit(limit);
  if (orderId) query = query.where("placed.id", "=", orderId);
  if (!orderId && show !== "all")
    query = query.where("placed.id", "in", (of) => {
      const problems = of
        .selectFrom("marketplace.order_problem")
        .select("order_id")
        .where("settled_at", "is", null);
      return show === "for us" ? problems.where("state", "=", "escalated") : problems;
    });
  if (after) query = query.where(standsAfter("placed.paid_at", "placed.id", after));
  return (await query.execute()).map(({ exactPayment, ...row }) => ({
    ...row,
    position: [exactPayment, row.id] satisfies Position,
  }));
}
