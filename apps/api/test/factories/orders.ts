import { randomUUID } from "node:crypto";
import { settings } from "@boab/contracts/admin/settings";
import { type OrderState, pickupLabel } from "@boab/contracts/marketplace/order-limits";
import { computeSellerFee } from "@boab/contracts/payments/fees";
import { allocateFee, computeSendBy } from "#areas/marketplace/orders/order-terms.rules.ts";
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
  const fee = computeSellerFee(settings.platformFee.initial, totalCents);
  const { totalCents: feeCents, cardCents } = fee;
  const fees = allocateFee(feeCents, amounts);
  const trackingNumber = delivery ? (details.trackingNumber ?? "SN44718926") : null;
  const isSent = state === "sent";
  const receivedAt = isSent ? (details.receivedAt ?? (delivery ? null : doneAt)) : null;
  return {
    payment: {
      id: saleId,
      buyerId,
      purpose: "order" as const,
      cartKey: `order ${id}`,
      amountCents: totalCents,
      state: "paid" as const,
      chargeId: `ch_order_${id}`,
      createdAt: paidAt,
      expiresAt: paidAt,
      paidAt,
    },
    sale: {
      id: saleId,
      paymentId: saleId,
      payeeId: store.userId,
      sellerName: store.storeName,
      sellerPath: `/marketplace/stores/${store.slug}`,
      amountCents: totalCents,
      feeCents,
      cardFeeCents: cardCents,
      shareCents: totalCents - feeCents,
      refundedCents: state === "cancelled" ? totalCents : 0,
      createdAt: paidAt,
    },
    saleLines: [
      ...bought.map(({ variant, quantity }) => ({
        reference: variant.variantId,
        title: variant.name,
        unitCents: variant.priceCents,
        quantity,
      })),
      ...(delivery && delivery.cents > 0
        ? [{ reference: "delivery", title: "Delivery", unitCents: delivery.cents, quantity: 1 }]
        : []),
    ].map((line, position) => ({ ...line, saleId, position })),
    order: {
      id,
      storeId: store.id,
      saleId,
      buyerId,
      state,
      deliveryCourier: delivery?.courier ?? null,
      deliveryService: delivery?.service ?? null,
      goodsCents,
      deliveryCents: delivery?.cents ?? 0,
      feeCents,
      recipientName: recipient.name,
      recipientPhone: recipient.phone,
      recipientStreet: delivery && recipient.street,
      recipientSuburb: delivery && recipient.suburb,
      recipientState: delivery && recipient.state,
      recipientPostcode: delivery && recipient.postcode,
      sendBy: computeSendBy(paidAt),
      paidAt,
      doneAt: state === "to send" ? null : doneAt,
      receivedAt,
      receivedHow: receivedAt && (delivery ? ("confirmed" as const) : ("picked up" as const)),
      words: bought
        .map(({ variant }) => [variant.name, isSent && trackingNumber].filter(Boolean).join(" "))
        .join(" ")
        .toLowerCase(),
    },
    lines: bought.map(({ variant, quantity }, index) => ({
      orderId: id,
      itemNumber: index + 1,
      itemId: variant.itemId,
      variantId: variant.variantId,
      name: variant.name,
      picture: variant.picture === null ? null : JSON.stringify(variant.picture),
      size: variant.size,
      colour: variant.colour,
      type: variant.type,
      unitCents: variant.priceCents,
      quantity,
      feeCents: fees[index] ?? 0,
      courier: isSent ? (delivery?.courier ?? pickupLabel) : null,
      trackingNumber: isSent ? trackingNumber : null,
      sentAt: isSent ? doneAt : null,
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
    .insertInto("payments.saleLine")
    .values(orders.flatMap(({ saleLines }) => saleLines))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto("marketplace.storeOrder")
    .values(orders.map(({ order }) => order))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto("marketplace.orderLine")
    .values(orders.flatMap(({ lines }) => lines))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The variants of these items, in the order in which they are chosen from. */
export const listVariantsForSale = (db: Db, itemIds: string[]) =>
  db
    .selectFrom("marketplace.variant as variant")
    .innerJoin("marketplace.item as item", "item.id", "variant.itemId")
    .select(["variant.id as variantId", "item.id as itemId", "item.storeId"])
    .select(["item.name", "variant.size", "variant.colour", "variant.type"])
    .select((eb) => [eb.fn.coalesce("item.priceCents", eb.lit(0)).as("priceCents")])
    .select("item.mainPicture as picture")
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
      .select(["id", "userId", "storeName", "slug"])
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
        .set(({ eb }) => ({ soldCount: eb("soldCount", "+", quantity) }))
        .where("id", "=", itemId)
        .execute();
    return composed.order.id;
  });
}
