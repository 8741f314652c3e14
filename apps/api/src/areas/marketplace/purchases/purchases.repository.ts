import type { ItemPicture } from "@boab/contracts/marketplace/items";
import type {
  BoughtState,
  ReceivedWay,
  ShownGroup,
} from "@boab/contracts/marketplace/order-limits";
import { sql } from "kysely";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";
import { refundedOf } from "../problems/refunded-of.repository.ts";

const columns = defineColumns<"marketplace.store_order">()({
  id: "id",
  storeId: "store_id",
  saleId: "sale_id",
  buyerId: "buyer_id",
  chosenCourier: "delivery_courier",
  chosenService: "delivery_service",
  goodsCents: "goods_cents",
  deliveryCents: "delivery_cents",
  recipientName: "recipient_name",
  recipientStreet: "recipient_street",
  recipientSuburb: "recipient_suburb",
  recipientState: "recipient_state",
  recipientPostcode: "recipient_postcode",
  paidAt: "paid_at",
  doneAt: "done_at",
  receivedAt: "received_at",
  hasGst: "has_gst",
  sellerAbn: "seller_abn",
});

const state = sql<BoughtState>`case when placed.received_at is null then placed.state else 'received' end`;

/** Orders as their buyer sees them. The name of a store is that on the receipt: the store may have closed. */
const purchases = (db: Db) =>
  db
    .selectFrom("marketplace.store_order as placed")
    .innerJoin("payments.sale as sale", "sale.id", "placed.sale_id")
    .innerJoin("marketplace.store as store", "store.id", "placed.store_id")
    .select(columns.selectFrom("placed"))
    .select([
      state.as("state"),
      sql<ReceivedWay | null>`placed.received_how`.as("receivedHow"),
      sql<string>`to_char(placed.send_by, 'YYYY-MM-DD')`.as("sendBy"),
      sql<string | null>`case when store.is_public then store.slug end`.as("storeSlug"),
      "sale.seller_name as storeName",
      "sale.payment_id as paymentId",
      "sale.refunded_cents as refundedCents",
    ]);

export type Purchase = Awaited<ReturnType<ReturnType<typeof purchases>["executeTakeFirstOrThrow"]>>;

/** The buyer's own; for anybody else there is none. */
export const findPurchase = (db: Db, id: string, buyerId: string): Promise<Purchase | undefined> =>
  purchases(db)
    .where("placed.id", "=", id)
    .where("placed.buyer_id", "=", buyerId)
    .executeTakeFirst();

/** Locked until the transaction ends. */
export const lockPurchase = (tx: Tx, id: string, buyerId: string): Promise<Purchase | undefined> =>
  purchases(tx)
    .where("placed.id", "=", id)
    .where("placed.buyer_id", "=", buyerId)
    .forUpdate("placed")
    .executeTakeFirst();

interface PurchaseFilter {
  buyerId: string;
  show: ShownGroup | undefined;
  /** Lower case; empty for all. */
  words: string;
}

const shown: Record<ShownGroup, readonly BoughtState[]> = {
  "on the way": ["to send", "sent"],
  received: ["received"],
  cancelled: ["cancelled"],
};

/** Newest first. A person's orders are few, so a search reads all of theirs and nobody else's. */
export async function listPurchases(
  db: Db,
  { buyerId, show, words }: PurchaseFilter,
  { limit, after }: { limit: number; after: Position | undefined },
): Promise<(Purchase & { position: Position })[]> {
  let query = purchases(db)
    .select(exactInstant("placed.paid_at").as("exactPayment"))
    .where("placed.buyer_id", "=", buyerId)
    .orderBy("placed.paid_at", "desc")
    .orderBy("placed.id", "desc")
    .limit(limit);
  if (show) query = query.where(state, "in", shown[show]);
  if (words) {
    const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(
      sql<string>`lower(placed.id || ' ' || sale.seller_name || ' ' || placed.words)`,
      "like",
      pattern,
    );
  }
  if (after) query = query.where(standsAfter("placed.paid_at", "placed.id", after));
  return (await query.execute()).map(({ exactPayment, ...row }) => ({
    ...row,
    position: [exactPayment, row.id],
  }));
}

export async function countPurchases(db: Db, buyerId: string) {
  const { rows } = await sql<Record<"all" | ShownGroup, number>>`
    select
      count(*)::int as "all",
      (count(*) filter (where state <> 'cancelled' and received_at is null))::int as "on the way",
      (count(*) filter (where received_at is not null))::int as received,
      (count(*) filter (where state = 'cancelled'))::int as cancelled
    from marketplace.store_order where buyer_id = ${buyerId}
  `.execute(db);
  return rows[0] ?? { all: 0, "on the way": 0, received: 0, cancelled: 0 };
}

export interface PurchaseLine {
  orderId: string;
  itemNumber: number;
  itemId: string;
  sku: string;
  isForSale: boolean;
  hasPage: boolean;
  name: string;
  picture: ItemPicture | null;
  color: string;
  type: string;
  size: string;
  quantity: number;
  unitCents: number;
  courier: string | null;
  trackingNumber: string | null;
  sentAt: Date | null;
  refundedCents: number;
}

export async function listPurchaseLines(db: Db, orderIds: string[]): Promise<PurchaseLine[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("marketplace.order_line as line")
    .innerJoin("marketplace.item as item", "item.id", "line.item_id")
    .select(["line.order_id as orderId", "line.item_number as itemNumber", "item.id as itemId"])
    .select(["item.sku", "item.is_listed as isForSale", "item.is_offered as hasPage"])
    .select(["line.name", "line.picture"])
    .select(["line.colour as color", "line.type", "line.size", "line.quantity"])
    .select(["line.unit_cents as unitCents", "line.courier", "line.sent_at as sentAt"])
    .select([
      "line.tracking_number as trackingNumber",
      refundedOf("line.order_id", "line.item_number").as("refundedCents"),
    ])
    .where("line.order_id", "in", orderIds)
    .orderBy("line.order_id")
    .orderBy("line.item_number")
    .execute();
  return rows as unknown as PurchaseLine[];
}

/** What went back to the buyer, the earliest first; not what their bank took by itself. */
export const listRefundsOfSale = (db: Db, saleId: string) =>
  db
    .selectFrom("payments.refund")
    .select(["id", "amount_cents as amountCents", "created_at as createdAt"])
    .where("sale_id", "=", saleId)
    .where("undone_at", "is", null)
    .where("dispute_id", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(100)
    .execute();

/** What was paid for with it, from other stores. */
export const listTogether = (
  db: Db,
  { id, paymentId, buyerId }: Pick<Purchase, "id" | "paymentId" | "buyerId">,
) =>
  db
    .selectFrom("payments.sale as sale")
    .innerJoin("marketplace.store_order as placed", "placed.sale_id", "sale.id")
    .select(["placed.id as orderId", "sale.seller_name as storeName"])
    .where("sale.payment_id", "=", paymentId)
    .where("placed.buyer_id", "=", buyerId)
    .where("placed.id", "!=", id)
    .orderBy("placed.id")
    .limit(100)
    .execute();

export async function markReceived(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("marketplace.store_order")
    .set({ received_at: at, received_how: "confirmed" })
    .where("id", "=", id)
    .where("state", "=", "sent")
    .where("received_at", "is", null)
    .execute();
}

/** Takes what was sent before then for received; returns how many, at most `limit`. */
export async function assumeReceived(
  tx: Tx,
  sentBefore: Date,
  now: Date,
  limit: number,
): Promise<number> {
  const rows = await tx
    .updateTable("marketplace.store_order")
    .set({ received_at: now, received_how: "assumed" })
    .where("id", "in", (due) =>
      due
        .selectFrom("marketplace.store_order")
        .select("id")
        .where("state", "=", "sent")
        .where("received_at", "is", null)
        .where("done_at", "<", sentBefore)
        // Whoever says that it hasn't arrived is believed until that is settled.
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom("marketplace.order_problem as problem")
                .select("problem.id")
                .whereRef("problem.order_id", "=", "marketplace.store_order.id")
                .where("problem.settled_at", "is", null),
            ),
          ),
        )
        .orderBy("done_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.length;
}
