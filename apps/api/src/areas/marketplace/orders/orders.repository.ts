import type { ItemPicture } from "@boab/contracts/marketplace/items";
import type { OrderState } from "@boab/contracts/marketplace/order-limits";
import { sql } from "kysely";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";
import { refundedOf } from "../problems/refunded-of.repository.ts";

const columns = defineColumns<"marketplace.store_order">()({
  id: "id",
  storeId: "store_id",
  buyerId: "buyer_id",
  state: "state",
  chosenCourier: "delivery_courier",
  chosenService: "delivery_service",
  goodsCents: "goods_cents",
  deliveryCents: "delivery_cents",
  feeCents: "fee_cents",
  recipientName: "recipient_name",
  recipientPhone: "recipient_phone",
  recipientStreet: "recipient_street",
  recipientSuburb: "recipient_suburb",
  recipientState: "recipient_state",
  recipientPostcode: "recipient_postcode",
  paidAt: "paid_at",
  doneAt: "done_at",
});

/** An order with what was paid back of it, and of what we keep for it. */
const orders = (db: Db) =>
  db
    .selectFrom("marketplace.store_order as placed")
    .innerJoin("payments.sale as sale", "sale.id", "placed.sale_id")
    .select(columns.selectFrom("placed"))
    .select([
      // A day is a day wherever it is read.
      sql<string>`to_char(placed.send_by, 'YYYY-MM-DD')`.as("sendBy"),
      "sale.refunded_cents as refundedCents",
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof orders>["executeTakeFirstOrThrow"]>>;

export interface StoredOrder extends Omit<Row, "state"> {
  state: OrderState;
}

export interface StoredLine {
  orderId: string;
  itemNumber: number;
  itemId: string;
  name: string;
  picture: ItemPicture | null;
  size: string;
  color: string;
  type: string;
  unitCents: number;
  quantity: number;
  feeCents: number;
  courier: string | null;
  trackingNumber: string | null;
  sentAt: Date | null;
  refundedCents: number;
  version: number;
}

const toOrder = (row: Row): StoredOrder => ({ ...row, state: row.state as OrderState });

export async function findOrder(db: Db, id: string): Promise<StoredOrder | undefined> {
  const row = await orders(db).where("placed.id", "=", id).executeTakeFirst();
  return row && toOrder(row);
}

/** Locked until the transaction ends, with its lines: whoever changes a line asks for the order first. */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  const row = await orders(tx).where("placed.id", "=", id).forUpdate("placed").executeTakeFirst();
  return row && toOrder(row);
}

export async function listLines(db: Db, orderIds: string[]): Promise<StoredLine[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("marketplace.order_line")
    .select(["order_id as orderId", "item_number as itemNumber", "item_id as itemId", "name"])
    .select(["picture", "size", "colour as color", "type", "unit_cents as unitCents", "quantity"])
    .select(["fee_cents as feeCents", "courier", "tracking_number as trackingNumber"])
    .select([
      "sent_at as sentAt",
      "version",
      refundedOf("order_line.order_id", "order_line.item_number").as("refundedCents"),
    ])
    .where("order_id", "in", orderIds)
    .orderBy("order_id")
    .orderBy("item_number")
    .execute();
  return rows as unknown as StoredLine[];
}

/** How a sold item travels, as the seller says. */
export interface Travel {
  courier: string;
  trackingNumber: string | null;
}

export interface OrderFilter {
  storeId: string;
  /** Lower case; empty for all. */
  words: string;
}

interface PageRequest {
  limit: number;
  after: Position | undefined;
}

export type ListedOrder = StoredOrder & { position: Position };

const filtered = (db: Db, { storeId, words }: OrderFilter, limit: number) => {
  const query = orders(db)
    .select(exactInstant("placed.paid_at").as("exactPayment"))
    .where("placed.store_id", "=", storeId)
    .limit(limit);
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  return words ? query.where("placed.search_text", "like", pattern) : query;
};

const positioned = (rows: (Row & { exactPayment: string })[]): ListedOrder[] =>
  rows.map(({ exactPayment, ...row }) => ({
    ...toOrder(row),
    position: [exactPayment, row.id],
  }));

/** Those to send, the longest waiting first. */
export async function listWaiting(
  db: Db,
  filter: OrderFilter,
  { limit, after }: PageRequest,
): Promise<ListedOrder[]> {
  let query = filtered(db, filter, limit)
    .where("placed.state", "=", "to send")
    .orderBy("placed.paid_at")
    .orderBy("placed.id");
  if (after)
    query = query.where(
      sql<boolean>`(placed.paid_at, placed.id) > (${after[0]}::timestamptz, ${after[1]})`,
    );
  return positioned(await query.execute());
}

/** The others, newest first. */
export async function listDone(
  db: Db,
  filter: OrderFilter & { state: OrderState | undefined },
  { limit, after }: PageRequest,
): Promise<ListedOrder[]> {
  let query = filtered(db, filter, limit)
    .where("placed.state", "!=", "to send")
    .orderBy("placed.paid_at", "desc")
    .orderBy("placed.id", "desc");
  if (filter.state) query = query.where("placed.state", "=", filter.state);
  if (after) query = query.where(standsAfter("placed.paid_at", "placed.id", after));
  return positioned(await query.execute());
}

export async function countWaiting(
  db: Db,
  storeId: string,
): Promise<{ count: number; oldestPaidAt: Date | null }> {
  return db
    .selectFrom("marketplace.store_order")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("paid_at").as("oldestPaidAt")])
    .where("store_id", "=", storeId)
    .where("state", "=", "to send")
    .executeTakeFirstOrThrow();
}

/** Says how one line travels, and closes the order once all of it does. */
export async function saveTravel(
  tx: Tx,
  line: { orderId: string; itemNumber: number },
  { courier, trackingNumber }: Travel,
  now: Date,
): Promise<{ version: number }> {
  const { version } = await tx
    .updateTable("marketplace.order_line")
    .set({ courier, tracking_number: trackingNumber, version: sql`version + 1` })
    .set({ sent_at: sql`coalesce(sent_at, ${now})` })
    .where("order_id", "=", line.orderId)
    .where("item_number", "=", line.itemNumber)
    .returning("version")
    .executeTakeFirstOrThrow();
  await sql`
    update marketplace.store_order set
      words = (
        select string_agg(lower(concat_ws(' ', name, tracking_number)), ' ' order by item_number)
        from marketplace.order_line where order_id = ${line.orderId}
      )
    where id = ${line.orderId}
  `.execute(tx);
  await closeSentOrder(tx, line.orderId);
  return { version };
}

/**
 * Closes an order of which nothing waits any more: each line has left, or all of it was paid back and it stays with its
 * seller. What is picked up has arrived with that.
 */
export async function closeSentOrder(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update marketplace.store_order as placed set state = 'sent', done_at = sent.last_at,
      received_at = case when delivery_courier is null then sent.last_at end,
      received_how = case when delivery_courier is null then 'picked up' end
    from (select max(sent_at) as last_at from marketplace.order_line where order_id = ${orderId}) as sent
    where placed.id = ${orderId} and placed.state = 'to send' and sent.last_at is not null and not exists (
      select from marketplace.order_line as line
      where line.order_id = ${orderId} and line.sent_at is null
        and line.unit_cents * line.quantity > ${refundedOf("line.order_id", "line.item_number")}
    )
  `.execute(tx);
}
