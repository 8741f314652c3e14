import type { ItemPicture } from "@boab/contracts/marketplace/items";
import type { OrderState } from "@boab/contracts/marketplace/order-limits";
import { sql } from "kysely";
import { qualifyColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";
import {
  isDeliveryRefunded,
  refundedDeliveryCents,
  saleAmountColumns,
  sumRefundedCents,
  sumRefundedPieces,
} from "./refunds.repository.ts";

const columns = [
  "id",
  "storeId",
  "buyerId",
  "state",
  "deliveryCourier as chosenCourier",
  "deliveryService as chosenService",
  "goodsCents",
  "deliveryCents",
  "saleId",
  "recipientName",
  "recipientPhone",
  "recipientStreet",
  "recipientSuburb",
  "recipientState",
  "recipientPostcode",
  "paidAt",
  "doneAt",
] as const;

/** An order with the figures of its sale. */
const selectOrders = (db: Db) =>
  db
    .selectFrom("marketplace.storeOrder as placed")
    .innerJoin("payments.vSale as sale", "sale.id", "placed.saleId")
    .select(qualifyColumns("placed", columns))
    .select([
      // A day is read as text, so that no time zone can shift it.
      sql<string>`to_char(placed.send_by, 'YYYY-MM-DD')`.as("sendBy"),
      refundedDeliveryCents.as("deliveryRefundedCents"),
      isDeliveryRefunded.as("isDeliveryRefunded"),
    ])
    .select(saleAmountColumns);

export type StoredOrder = Awaited<
  ReturnType<ReturnType<typeof selectOrders>["executeTakeFirstOrThrow"]>
>;

export interface StoredOrderLine {
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
  refundedQuantity: number;
  version: number;
}

export async function findOrder(db: Db, id: string): Promise<StoredOrder | undefined> {
  return selectOrders(db).where("placed.id", "=", id).executeTakeFirst();
}

/** Locks an order and thereby its lines until the transaction ends: whoever changes a line locks the order first. */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  return selectOrders(tx).where("placed.id", "=", id).forUpdate("placed").executeTakeFirst();
}

export async function listOrderLines(db: Db, orderIds: string[]): Promise<StoredOrderLine[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("marketplace.orderLine")
    .select(["orderId", "itemNumber", "itemId", "name"])
    .select(["picture", "size", "colour as color", "type", "unitCents", "quantity"])
    .select(["feeCents", "courier", "trackingNumber"])
    .select([
      "sentAt",
      "version",
      sumRefundedCents("orderLine.orderId", "orderLine.itemNumber").as("refundedCents"),
      sumRefundedPieces("orderLine.orderId", "orderLine.itemNumber").as("refundedQuantity"),
    ])
    .where("orderId", "in", orderIds)
    .orderBy("orderId")
    .orderBy("itemNumber")
    .execute();
}

/** How a sold item is sent, as the seller entered it. */
export interface TrackingValues {
  courier: string;
  trackingNumber: string | null;
}

export interface OrderFilter {
  storeId: string;
  /** Lower-case words to search for; empty for no filter. */
  words: string;
}

interface PageRequest {
  limit: number;
  after: Position | undefined;
}

export type ListedOrder = StoredOrder & { position: Position };

const selectFilteredOrders = (db: Db, { storeId, words }: OrderFilter, limit: number) => {
  const query = selectOrders(db)
    .select(formatExactInstant("placed.paidAt").as("exactPayment"))
    .where("placed.storeId", "=", storeId)
    .limit(limit);
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  return words ? query.where("placed.searchText", "like", pattern) : query;
};

const withPositions = (rows: (StoredOrder & { exactPayment: string })[]): ListedOrder[] =>
  rows.map(({ exactPayment, ...row }) => ({
    ...row,
    position: [exactPayment, row.id],
  }));

/** Lists the orders to send, the longest waiting first. */
export async function listUnsentOrders(
  db: Db,
  filter: OrderFilter,
  { limit, after }: PageRequest,
): Promise<ListedOrder[]> {
  let query = selectFilteredOrders(db, filter, limit)
    .where("placed.state", "=", "to send")
    .orderBy("placed.paidAt")
    .orderBy("placed.id");
  if (after)
    query = query.where(
      sql<boolean>`(placed.paid_at, placed.id) > (${after[0]}::timestamptz, ${after[1]})`,
    );
  return withPositions(await query.execute());
}

/** Lists the orders that are sent or cancelled, newest first. */
export async function listCompletedOrders(
  db: Db,
  filter: OrderFilter & { state: OrderState | undefined },
  { limit, after }: PageRequest,
): Promise<ListedOrder[]> {
  let query = selectFilteredOrders(db, filter, limit)
    .where("placed.state", "!=", "to send")
    .orderBy("placed.paidAt", "desc")
    .orderBy("placed.id", "desc");
  if (filter.state) query = query.where("placed.state", "=", filter.state);
  if (after) query = query.where(isAfterPosition("placed.paidAt", "placed.id", after));
  return withPositions(await query.execute());
}

/** Lists orders in any state, newest first. */
export const listNewestStoreOrders = (
  db: Db,
  storeId: string,
  limit: number,
): Promise<StoredOrder[]> =>
  selectOrders(db)
    .where("placed.storeId", "=", storeId)
    .orderBy("placed.paidAt", "desc")
    .orderBy("placed.id", "desc")
    .limit(limit)
    .execute();

export async function countUnsentOrders(
  db: Db,
  storeId: string,
): Promise<{ count: number; oldestPaidAt: Date | null }> {
  return db
    .selectFrom("marketplace.storeOrder")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("paidAt").as("oldestPaidAt")])
    .where("storeId", "=", storeId)
    .where("state", "=", "to send")
    .executeTakeFirstOrThrow();
}

/** Saves how one line is sent, and closes the order once every line is. */
export async function saveTracking(
  tx: Tx,
  line: { orderId: string; itemNumber: number },
  { courier, trackingNumber }: TrackingValues,
  now: Date,
): Promise<{ version: number }> {
  const { version } = await tx
    .updateTable("marketplace.orderLine")
    .set({ courier, trackingNumber, version: sql`version + 1` })
    .set({ sentAt: sql`coalesce(sent_at, ${now})` })
    .where("orderId", "=", line.orderId)
    .where("itemNumber", "=", line.itemNumber)
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
 * Closes an order once every line was sent or fully refunded. An order that is picked up counts as received at the same
 * time.
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
        and line.unit_cents * line.quantity > ${sumRefundedCents("line.orderId", "line.itemNumber")}
        and line.quantity > ${sumRefundedPieces("line.orderId", "line.itemNumber")}
    )
  `.execute(tx);
}

/** The two sides of an order. */
export const findOrderParties = (db: Db, orderId: string) =>
  db
    .selectFrom("marketplace.storeOrder as placed")
    .innerJoin("marketplace.store as store", "store.id", "placed.storeId")
    .innerJoin("accounts.vPerson as buyer", "buyer.id", "placed.buyerId")
    .select(["placed.buyerId", "store.userId as sellerId", "store.slug"])
    .select(["store.storeName", "store.email as storeEmail"])
    .select(["buyer.email as buyerEmail", "buyer.fullName as buyerName"])
    .where("placed.id", "=", orderId)
    .executeTakeFirst();

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
  refundedQuantity: number;
}

export async function listPurchaseLines(db: Db, orderIds: string[]): Promise<PurchaseLine[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("marketplace.orderLine as line")
    .innerJoin("marketplace.item as item", "item.id", "line.itemId")
    .select(["line.orderId", "line.itemNumber", "item.id as itemId"])
    .select(["item.sku", "item.isListed as isForSale", "item.isOffered as hasPage"])
    .select(["line.name", "line.picture"])
    .select(["line.colour as color", "line.type", "line.size", "line.quantity"])
    .select(["line.unitCents", "line.courier", "line.sentAt"])
    .select([
      "line.trackingNumber",
      sumRefundedCents("line.orderId", "line.itemNumber").as("refundedCents"),
      sumRefundedPieces("line.orderId", "line.itemNumber").as("refundedQuantity"),
    ])
    .where("line.orderId", "in", orderIds)
    .orderBy("line.orderId")
    .orderBy("line.itemNumber")
    .execute();
}

export interface NewOrder {
  id: string;
  storeId: string;
  saleId: string;
  buyerId: string;
  /** Courier and service are null when the buyer picks the order up. */
  courier: string | null;
  service: string | null;
  goodsCents: number;
  deliveryCents: number;
  feeCents: number;
  recipient: {
    name: string;
    phone: string | null;
    street: string | null;
    suburb: string | null;
    state: string | null;
    postcode: string | null;
  };
  /** A day in Sydney, as `2026-11-16`. */
  sendBy: string;
  paidAt: Date;
  lines: {
    itemId: string;
    variantId: string;
    name: string;
    picture: ItemPicture | null;
    size: string;
    colour: string;
    type: string;
    unitCents: number;
    quantity: number;
    feeCents: number;
  }[];
}

export async function insertOrder(tx: Tx, { recipient, lines, ...order }: NewOrder) {
  await tx
    .insertInto("marketplace.storeOrder")
    .values({
      id: order.id,
      storeId: order.storeId,
      saleId: order.saleId,
      buyerId: order.buyerId,
      deliveryCourier: order.courier,
      deliveryService: order.service,
      goodsCents: order.goodsCents,
      deliveryCents: order.deliveryCents,
      feeCents: order.feeCents,
      recipientName: recipient.name,
      recipientPhone: recipient.phone,
      recipientStreet: recipient.street,
      recipientSuburb: recipient.suburb,
      recipientState: recipient.state,
      recipientPostcode: recipient.postcode,
      sendBy: order.sendBy,
      paidAt: order.paidAt,
      words: lines.map(({ name }) => name.toLowerCase()).join(" "),
    })
    .execute();
  await tx
    .insertInto("marketplace.orderLine")
    .values(
      lines.map((line, index) => ({
        orderId: order.id,
        itemNumber: index + 1,
        itemId: line.itemId,
        variantId: line.variantId,
        name: line.name,
        picture: line.picture && JSON.stringify(line.picture),
        size: line.size,
        colour: line.colour,
        type: line.type,
        unitCents: line.unitCents,
        quantity: line.quantity,
        feeCents: line.feeCents,
      })),
    )
    .execute();
}

/** Items are updated one by one in the order in which stock is locked, so that there are no deadlocks. */
export async function addSoldCounts(
  tx: Tx,
  lines: readonly { itemId: string; quantity: number }[],
): Promise<void> {
  for (const { itemId, quantity } of lines)
    await tx
      .updateTable("marketplace.item")
      .set({ soldCount: sql`sold_count + ${quantity}` })
      .where("id", "=", itemId)
      .execute();
}

const emptyRecipient = {
  recipientName: null,
  recipientPhone: null,
  recipientStreet: null,
  recipientSuburb: null,
  recipientState: null,
  recipientPostcode: null,
};

/** Erases the recipients of orders that were done before then. Returns the number of erased rows, at most `limit`. */
export async function eraseRecipientsDoneBefore(
  tx: Tx,
  doneBefore: Date,
  limit: number,
): Promise<number> {
  const rows = await tx
    .updateTable("marketplace.storeOrder")
    .set(emptyRecipient)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("marketplace.storeOrder")
        .select("id")
        .where("recipientName", "is not", null)
        .where("doneAt", "<", doneBefore)
        .orderBy("doneAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.length;
}

/** Orders that still have to be sent keep their recipient, because they are paid for. */
export async function eraseOrderRecipientsByBuyer(tx: Tx, buyerId: string): Promise<void> {
  await tx
    .updateTable("marketplace.storeOrder")
    .set(emptyRecipient)
    .where("buyerId", "=", buyerId)
    .where("state", "!=", "to send")
    .execute();
}

/** Lists what a member bought, for the export of their own data. */
export async function listOrdersByBuyer(db: Db, buyerId: string) {
  const rows = await db
    .selectFrom("marketplace.storeOrder as placed")
    .innerJoin("marketplace.store as store", "store.id", "placed.storeId")
    .innerJoin("marketplace.orderLine as line", "line.orderId", "placed.id")
    .select(["placed.id", "store.storeName", "placed.paidAt"])
    .select(["line.name as itemName", "line.quantity", "line.unitCents"])
    .select(["line.trackingNumber", "placed.recipientName"])
    .select(["placed.recipientPhone", "placed.recipientStreet as street"])
    .select(["placed.recipientSuburb as suburb", "placed.recipientState as state"])
    .select("placed.recipientPostcode as postcode")
    .where("placed.buyerId", "=", buyerId)
    .orderBy("placed.paidAt")
    .orderBy("placed.id")
    .orderBy("line.itemNumber")
    .execute();
  return rows.map(({ paidAt, ...row }) => ({ ...row, paidAt: paidAt.toISOString() }));
}
