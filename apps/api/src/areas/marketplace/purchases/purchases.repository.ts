import type { RefundReason } from "@boab/contracts/common/refund-reasons";
import type {
  BoughtOrderFilter,
  BoughtOrderState,
  ReceivedHow,
} from "@boab/contracts/marketplace/order-limits";
import { sql } from "kysely";
import { qualifyColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";

const columns = [
  "id",
  "storeId",
  "saleId",
  "buyerId",
  "deliveryCourier as chosenCourier",
  "deliveryService as chosenService",
  "goodsCents",
  "deliveryCents",
  "recipientName",
  "recipientStreet",
  "recipientSuburb",
  "recipientState",
  "recipientPostcode",
  "paidAt",
  "doneAt",
  "receivedAt",
  "hasGst",
  "sellerAbn",
] as const;

const state = sql<BoughtOrderState>`case when placed.received_at is null then placed.state else 'received' end`;

/** Orders as their buyer sees them. The store's name comes from the sale, because the store may have closed. */
const selectPurchases = (db: Db) =>
  db
    .selectFrom("marketplace.storeOrder as placed")
    .innerJoin("payments.vSale as sale", "sale.id", "placed.saleId")
    .innerJoin("marketplace.store as store", "store.id", "placed.storeId")
    .select(qualifyColumns("placed", columns))
    .select([
      state.as("state"),
      sql<ReceivedHow | null>`placed.received_how`.as("receivedHow"),
      sql<string>`to_char(placed.send_by, 'YYYY-MM-DD')`.as("sendBy"),
      sql<string | null>`case when store.is_public then store.slug end`.as("storeSlug"),
      "sale.sellerName as storeName",
      "sale.paymentId",
      "sale.refundedCents",
    ]);

export type Purchase = Awaited<
  ReturnType<ReturnType<typeof selectPurchases>["executeTakeFirstOrThrow"]>
>;

/** Only the buyer's own order is found. */
export const findPurchase = (db: Db, id: string, buyerId: string): Promise<Purchase | undefined> =>
  selectPurchases(db)
    .where("placed.id", "=", id)
    .where("placed.buyerId", "=", buyerId)
    .executeTakeFirst();

/** The order is locked until the transaction ends. */
export const lockPurchase = (tx: Tx, id: string, buyerId: string): Promise<Purchase | undefined> =>
  selectPurchases(tx)
    .where("placed.id", "=", id)
    .where("placed.buyerId", "=", buyerId)
    .forUpdate("placed")
    .executeTakeFirst();

interface PurchaseFilter {
  buyerId: string;
  show: BoughtOrderFilter | undefined;
  /** Lower-case words to search for; empty for no filter. */
  words: string;
}

const statesByFilter: Record<BoughtOrderFilter, readonly BoughtOrderState[]> = {
  "on the way": ["to send", "sent"],
  received: ["received"],
  cancelled: ["cancelled"],
};

/** Lists the newest first. A person has few orders, so a search reads all of theirs. */
export async function listPurchases(
  db: Db,
  { buyerId, show, words }: PurchaseFilter,
  { limit, after }: { limit: number; after: Position | undefined },
): Promise<(Purchase & { position: Position })[]> {
  let query = selectPurchases(db)
    .select(formatExactInstant("placed.paidAt").as("exactPayment"))
    .where("placed.buyerId", "=", buyerId)
    .orderBy("placed.paidAt", "desc")
    .orderBy("placed.id", "desc")
    .limit(limit);
  if (show) query = query.where(state, "in", statesByFilter[show]);
  if (words) {
    const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(
      sql<string>`lower(placed.id || ' ' || sale.seller_name || ' ' || placed.words)`,
      "like",
      pattern,
    );
  }
  if (after) query = query.where(isAfterPosition("placed.paidAt", "placed.id", after));
  return (await query.execute()).map(({ exactPayment, ...row }) => ({
    ...row,
    position: [exactPayment, row.id],
  }));
}

export async function countPurchases(db: Db, buyerId: string) {
  const { rows } = await sql<Record<"all" | BoughtOrderFilter, number>>`
    select
      count(*)::int as "all",
      (count(*) filter (where state <> 'cancelled' and received_at is null))::int as "on the way",
      (count(*) filter (where received_at is not null))::int as received,
      (count(*) filter (where state = 'cancelled'))::int as cancelled
    from marketplace.store_order where buyer_id = ${buyerId}
  `.execute(db);
  return rows[0] ?? { all: 0, "on the way": 0, received: 0, cancelled: 0 };
}

/** Lists the refunds to the buyer, the earliest first. Disputed amounts aren't included. */
export const listRefundsOfSale = (db: Db, saleId: string) =>
  db
    .selectFrom("payments.vRefund")
    .select(["id", "amountCents", "createdAt", sql<RefundReason | null>`reason`.as("reason")])
    .where("saleId", "=", saleId)
    .where("undoneAt", "is", null)
    .where("disputeId", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .limit(100)
    .execute();

/** Lists the orders from other stores that were paid together with this one. */
export const listOrdersPaidTogether = (
  db: Db,
  { id, paymentId, buyerId }: Pick<Purchase, "id" | "paymentId" | "buyerId">,
) =>
  db
    .selectFrom("payments.vSale as sale")
    .innerJoin("marketplace.storeOrder as placed", "placed.saleId", "sale.id")
    .select(["placed.id as orderId", "sale.sellerName as storeName"])
    .where("sale.paymentId", "=", paymentId)
    .where("placed.buyerId", "=", buyerId)
    .where("placed.id", "!=", id)
    .orderBy("placed.id")
    .limit(100)
    .execute();

export async function markReceived(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("marketplace.storeOrder")
    .set({ receivedAt: at, receivedHow: "confirmed" })
    .where("id", "=", id)
    .where("state", "=", "sent")
    .where("receivedAt", "is", null)
    .execute();
}

/** Marks orders that were sent before then as received. Returns their number, at most `limit`. */
export async function assumeReceived(
  tx: Tx,
  sentBefore: Date,
  now: Date,
  limit: number,
): Promise<number> {
  const rows = await tx
    .updateTable("marketplace.storeOrder")
    .set({ receivedAt: now, receivedHow: "assumed" })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("marketplace.storeOrder")
        .select("id")
        .where("state", "=", "sent")
        .where("receivedAt", "is", null)
        .where("doneAt", "<", sentBefore)
        // Whoever says that it hasn't arrived is believed until that is settled.
        .where((expressions) =>
          expressions.not(
            expressions.exists(
              expressions
                .selectFrom("marketplace.orderProblem as problem")
                .select("problem.id")
                .whereRef("problem.orderId", "=", "marketplace.storeOrder.id")
                .where("problem.settledAt", "is", null),
            ),
          ),
        )
        .orderBy("doneAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.length;
}
