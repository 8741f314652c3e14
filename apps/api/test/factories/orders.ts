import { randomUUID } from "node:crypto";
import { settings } from "@boab/contracts/admin/settings";
import { type OrderState, pickup } from "@boab/contracts/marketplace/order-limits";
import { sellerFee } from "@boab/contracts/payments/fees";
import { allocateFee, sendByOf } from "#areas/marketplace/orders/order-terms.rules.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";
import { insertOwner } from "./directory.ts";

/** What was bought, as it is for sale. */
export interface BoughtVariant {
  variantId: string;
  itemId: string;
  name: string;
  size: string;
  colour: string;
  type: string;
  priceCents: number;
  picture: unknown;
}

export interface OrderDetails {
  id?: string | undefined;
  /** Of the payment and the sale. */
  saleId?: string | undefined;
  state?: OrderState | undefined;
  delivery?: { courier: string; service: string; cents: number } | null | undefined;
  recipient?:
    | Partial<Record<"name" | "phone" | "street" | "suburb" | "state" | "postcode", string>>
    | undefined;
  trackingNumber?: string | undefined;
  paidAt?: Date | undefined;
  doneAt?: Date | undefined;
  receivedAt?: Date | undefined;
}

const sendle = { courier: "Sendle", service: "Standard, 2–5 days", cents: 895 };
const ruth = {
  name: "Ruth Danso",
  phone: "+61355500142",
  street: "4/12 Plenty Road",
  suburb: "Preston",
  state: "VIC",
  postcode: "3072",
};

interface SellingStore {
  id: string;
  userId: string;
  storeName: string;
  slug: string;
}

/** The rows of a paid order, as a payment would leave them; one to send to Preston by Sendle, unless said. */
export function composeOrder(
  store: SellingStore,
  buyerId: string,
  bought: { variant: BoughtVariant; quantity: number }[],
  details: OrderDetails = {},
) {
  const {
    id = `${makeId("", 4).slice(1)}-${makeId("", 4).slice(1)}`,
    saleId = randomUUID(),
    state = "to send",
    delivery = sendle,
    paidAt = new Date(),
    doneAt = paidAt,
  } = details;
  const recipient = { ...ruth, ...details.recipient };
  const amounts = bought.map(({ variant, quantity }) => variant.priceCents * quantity);
  const goodsCents = amounts.reduce((sum, amount) => sum + amount, 0);
  const totalCents = goodsCents + (delivery?.cents ?? 0);
  const { totalCents: feeCents } = sellerFee(settings.platformFee.initial, totalCents);
  const fees = allocateFee(feeCents, amounts);
  const trackingNumber = delivery ? (details.trackingNumber ?? "SN44718926") : null;
  const isSent = state === "sent";
  const receivedAt = isSent ? (details.receivedAt ?? (delivery ? null : doneAt)) : null;
  return {
    payment: {
      id: saleId,
      buyer_id: buyerId,
      cart_key: `order ${id}`,
      amount_cents: totalCents,
      state: "paid",
      charge_id: `ch_order_${id}`,
      created_at: paidAt,
      expires_at: paidAt,
      paid_at: paidAt,
    },
    sale: {
      id: saleId,
      payment_id: saleId,
      payee_id: store.userId,
      seller_name: store.storeName,
      seller_path: `/marketplace/stores/${store.slug}`,
      amount_cents: totalCents,
      fee_cents: feeCents,
      share_cents: totalCents - feeCents,
      refunded_cents: state === "cancelled" ? totalCents : 0,
      created_at: paidAt,
    },
    saleLines: [
      ...bought.map(({ variant, quantity }) => ({
        reference: variant.variantId,
        title: variant.name,
        unit_cents: variant.priceCents,
        quantity,
      })),
      ...(delivery && delivery.cents > 0
        ? [{ reference: "delivery", title: "Delivery", unit_cents: delivery.cents, quantity: 1 }]
        : []),
    ].map((line, position) => ({ ...line, sale_id: saleId, position })),
    order: {
      id,
      store_id: store.id,
      sale_id: saleId,
      buyer_id: buyerId,
      state,
      delivery_courier: delivery?.courier ?? null,
      delivery_service: delivery?.service ?? null,
      goods_cents: goodsCents,
      delivery_cents: delivery?.cents ?? 0,
      fee_cents: feeCents,
      recipient_name: recipient.name,
      recipient_phone: recipient.phone,
      recipient_street: delivery && recipient.street,
      recipient_suburb: delivery && recipient.suburb,
      recipient_state: delivery && recipient.state,
      recipient_postcode: delivery && recipient.postcode,
      send_by: sendByOf(paidAt),
      paid_at: paidAt,
      done_at: state === "to send" ? null : doneAt,
      received_at: receivedAt,
      received_how: receivedAt && (delivery ? "confirmed" : "picked up"),
      words: bought
        .map(({ variant }) => [variant.name, isSent && trackingNumber].filter(Boolean).join(" "))
        .join(" ")
        .toLowerCase(),
    },
    lines: bought.map(({ variant, quantity }, index) => ({
      order_id: id,
      item_number: index + 1,
      item_id: variant.itemId,
      variant_id: variant.variantId,
      name: variant.name,
      picture: variant.picture === null ? null : JSON.stringify(variant.picture),
      size: variant.size,
      colour: variant.colour,
      type: variant.type,
      unit_cents: variant.priceCents,
      quantity,
      fee_cents: fees[index] ?? 0,
      courier: isSent ? (delivery?.courier ?? pickup) : null,
      tracking_number: isSent ? trackingNumber : null,
      sent_at: isSent ? doneAt : null,
      version: isSent ? 1 : 0,
    })),
  };
}

/** What is there already stays as it is. */
export async function insertOrders(
  tx: Tx,
  orders: ReturnType<typeof composeOrder>[],
): Promise<void> {
  await tx
    .insertInto("payments.payment")
    .values(orders.map(({ payment }) => payment))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto("payments.sale")
    .values(orders.map(({ sale }) => sale))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto("payments.sale_line")
    .values(orders.flatMap(({ saleLines }) => saleLines))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto("marketplace.store_order")
    .values(orders.map(({ order }) => order))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto("marketplace.order_line")
    .values(orders.flatMap(({ lines }) => lines))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The variants of these items, in the order in which they are chosen from. */
export const listVariantsForSale = (db: Db, itemIds: string[]) =>
  db
    .selectFrom("marketplace.variant as variant")
    .innerJoin("marketplace.item as item", "item.id", "variant.item_id")
    .select(["variant.id as variantId", "item.id as itemId", "item.store_id as storeId"])
    .select(["item.name", "variant.size", "variant.colour", "variant.type"])
    .select((of) => [of.fn.coalesce("item.price_cents", of.lit(0)).as("priceCents")])
    .select("item.main_picture as picture")
    .where("item.id", "in", itemIds)
    .orderBy("item.id")
    .orderBy("variant.position")
    .execute();

/** What a test specifies of an order. */
export interface OrderOverrides extends OrderDetails {
  buyerId?: string;
  /** The first variant of each item. */
  lines: { itemId: string; quantity?: number }[];
}

/** Inserts a paid order; returns its id. */
export function insertOrder(db: Db, storeId: string, overrides: OrderOverrides): Promise<string> {
  return inTransaction(db, async (tx) => {
    const store = await tx
      .selectFrom("marketplace.store")
      .select(["id", "user_id as userId", "store_name as storeName", "slug"])
      .where("id", "=", storeId)
      .executeTakeFirstOrThrow();
    const { lines, buyerId = await insertOwner(tx), ...details } = overrides;
    const variants = await listVariantsForSale(
      tx,
      lines.map(({ itemId }) => itemId),
    );
    const bought = lines.map(({ itemId, quantity = 1 }) => {
      const variant = variants.find((one) => one.itemId === itemId);
      if (!variant) throw new Error(`${itemId} has no variant`);
      return { variant, quantity };
    });
    const composed = composeOrder(store, buyerId, bought, details);
    await insertOrders(tx, [composed]);
    for (const { itemId, quantity = 1 } of lines)
      await tx
        .updateTable("marketplace.item")
        .set(({ eb }) => ({ sold_count: eb("sold_count", "+", quantity) }))
        .where("id", "=", itemId)
        .execute();
    return composed.order.id;
  });
}
