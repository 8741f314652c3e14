import type { ItemPicture } from "@boab/contracts/marketplace/items";
import type { MarketplaceData } from "@boab/contracts/marketplace/my-data";
import { sql } from "kysely";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";

const columns = defineColumns<"marketplace.checkout">()({
  id: "id",
  buyerId: "buyer_id",
  cartKey: "cart_key",
  state: "state",
  recipientName: "recipient_name",
  recipientPhone: "recipient_phone",
  recipientStreet: "recipient_street",
  recipientSuburb: "recipient_suburb",
  recipientState: "recipient_state",
  recipientPostcode: "recipient_postcode",
  createdAt: "created_at",
  heldUntil: "held_until",
  endedAt: "ended_at",
});

/** With how its payment stands. */
const checkouts = (db: Db) =>
  db
    .selectFrom("marketplace.checkout as checkout")
    .innerJoin("payments.payment as payment", "payment.id", "checkout.id")
    .select(columns.selectFrom("checkout"))
    .select(["payment.state as paymentState", "payment.amount_cents as totalCents"])
    .select(["payment.url", "payment.session_id as sessionId", "payment.paid_at as paidAt"])
    .select("payment.expires_at as expiresAt");

type Row = Awaited<ReturnType<ReturnType<typeof checkouts>["executeTakeFirstOrThrow"]>>;

export interface StoredCheckout extends Omit<Row, "state" | "paymentState"> {
  state: "holding" | "released" | "ordered" | "refunded";
  paymentState: "open" | "processing" | "paid" | "failed" | "expired";
}

const toCheckout = (row: Row | undefined) => row as StoredCheckout | undefined;

export const findCheckout = async (db: Db, id: string): Promise<StoredCheckout | undefined> =>
  toCheckout(await checkouts(db).where("checkout.id", "=", id).executeTakeFirst());

/** Whoever locks a checkout has locked its buyer's cart before. */
export const lockCheckout = async (tx: Tx, id: string): Promise<StoredCheckout | undefined> =>
  toCheckout(
    await checkouts(tx).where("checkout.id", "=", id).forUpdate("checkout").executeTakeFirst(),
  );

export const lockHolding = async (tx: Tx, buyerId: string): Promise<StoredCheckout | undefined> =>
  toCheckout(
    await checkouts(tx)
      .where("checkout.buyer_id", "=", buyerId)
      .where("checkout.state", "=", "holding")
      .forUpdate("checkout")
      .executeTakeFirst(),
  );

/** Those that nobody can pay any more, as far as we know. */
export async function listDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("marketplace.checkout")
    .select("id")
    .where("state", "=", "holding")
    .where("held_until", "<", now)
    .orderBy("held_until")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

type NewCheckout = Omit<
  StoredCheckout,
  "state" | "endedAt" | "paymentState" | "totalCents" | "url" | "sessionId" | "paidAt" | "expiresAt"
>;

export interface NewPart {
  storeId: string;
  saleId: string;
  courier: string | null;
  service: string | null;
  goodsCents: number;
  deliveryCents: number;
  lines: {
    variantId: string;
    quantity: number;
    unitCents: number;
    name: string;
    picture: ItemPicture | null;
  }[];
}

export async function insertCheckout(
  tx: Tx,
  checkout: NewCheckout,
  parts: readonly NewPart[],
): Promise<void> {
  const { id: checkout_id } = checkout;
  await tx.insertInto("marketplace.checkout").values(columns.valuesOf(checkout)).execute();
  await tx
    .insertInto("marketplace.checkout_part")
    .values(
      parts.map((part) => ({
        ...{ checkout_id, store_id: part.storeId, sale_id: part.saleId },
        ...{ delivery_courier: part.courier, delivery_service: part.service },
        ...{ goods_cents: part.goodsCents, delivery_cents: part.deliveryCents },
      })),
    )
    .execute();
  await tx
    .insertInto("marketplace.checkout_line")
    .values(
      parts
        .flatMap(({ storeId, lines }) => lines.map((line) => ({ ...line, storeId })))
        .map(({ storeId, variantId, quantity, unitCents, name, picture }, index) => ({
          ...{ checkout_id, position: index + 1, store_id: storeId, variant_id: variantId },
          ...{ quantity, unit_cents: unitCents, name },
          picture: picture && JSON.stringify(picture),
        })),
    )
    .execute();
}

export interface StoredPart {
  storeId: string;
  saleId: string;
  courier: string | null;
  service: string | null;
  goodsCents: number;
  deliveryCents: number;
  feeCents: number;
  sellerId: string;
  storeName: string;
  slug: string;
  location: string;
  isGstRegistered: boolean;
  isClosed: boolean;
  /** Once it is paid. */
  orderId: string | null;
}

/** In the order in which the cart showed them. */
export async function listParts(db: Db, checkoutId: string): Promise<StoredPart[]> {
  return db
    .selectFrom("marketplace.checkout_part as part")
    .innerJoin("marketplace.store as store", "store.id", "part.store_id")
    .innerJoin("payments.sale as sale", "sale.id", "part.sale_id")
    .leftJoin("marketplace.store_order as placed", "placed.sale_id", "part.sale_id")
    .select(["part.store_id as storeId", "part.sale_id as saleId"])
    .select(["part.delivery_courier as courier", "part.delivery_service as service"])
    .select(["part.goods_cents as goodsCents", "part.delivery_cents as deliveryCents"])
    .select(["sale.fee_cents as feeCents", "store.user_id as sellerId"])
    .select(["store.store_name as storeName", "store.slug", "store.location"])
    .select(["store.is_gst_registered as isGstRegistered", "placed.id as orderId"])
    .select(sql<boolean>`store.closed_at is not null`.as("isClosed"))
    .where("part.checkout_id", "=", checkoutId)
    .orderBy((of) =>
      of
        .selectFrom("marketplace.checkout_line as line")
        .select((line) => line.fn.min("line.position").as("first"))
        .whereRef("line.checkout_id", "=", "part.checkout_id")
        .whereRef("line.store_id", "=", "part.store_id"),
    )
    .execute();
}

export interface HeldLine {
  position: number;
  storeId: string;
  variantId: string | null;
  /** Null once a seller has closed their store. */
  itemId: string | null;
  size: string;
  colour: string;
  type: string;
  quantity: number;
  unitCents: number;
  name: string;
  picture: ItemPicture | null;
}

/** By item and then by id, as stock is taken. */
export async function listHeldLines(db: Db, checkoutId: string): Promise<HeldLine[]> {
  const rows = await db
    .selectFrom("marketplace.checkout_line as line")
    .leftJoin("marketplace.variant as variant", "variant.id", "line.variant_id")
    .select("line.position")
    .select(["line.store_id as storeId", "variant.id as variantId", "variant.item_id as itemId"])
    .select(({ fn, val }) => [
      fn.coalesce("variant.size", val("")).as("size"),
      fn.coalesce("variant.colour", val("")).as("colour"),
      fn.coalesce("variant.type", val("")).as("type"),
    ])
    .select(["line.quantity", "line.unit_cents as unitCents", "line.name", "line.picture"])
    .where("line.checkout_id", "=", checkoutId)
    .orderBy("variant.item_id")
    .orderBy("variant.id")
    .execute();
  return rows as unknown as HeldLine[];
}

const nobody = {
  recipient_name: null,
  recipient_phone: null,
  recipient_street: null,
  recipient_suburb: null,
  recipient_state: null,
  recipient_postcode: null,
};

/** Orders have their own copy of who gets it; money that comes late needs it once more. */
export async function markEnded(
  tx: Tx,
  id: string,
  state: "released" | "ordered" | "refunded",
  now: Date,
): Promise<void> {
  await tx
    .updateTable("marketplace.checkout")
    .set({ state, ended_at: now, ...(state !== "released" && nobody) })
    .where("id", "=", id)
    .execute();
}

/** Returns how many, at most `limit`. */
export async function forgetOldRecipients(tx: Tx, endedBefore: Date, limit: number) {
  const rows = await tx
    .updateTable("marketplace.checkout")
    .set(nobody)
    .where("id", "in", (due) =>
      due
        .selectFrom("marketplace.checkout")
        .select("id")
        .where("recipient_name", "is not", null)
        .where("ended_at", "<", endedBefore)
        .orderBy("ended_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.length;
}

/** Whether stock of this store is kept for somebody who is paying. */
export async function isBeingPaid(db: Db, storeId: string): Promise<boolean> {
  const row = await db
    .selectFrom("marketplace.checkout_part as part")
    .innerJoin("marketplace.checkout as checkout", "checkout.id", "part.checkout_id")
    .select("checkout.id")
    .where("part.store_id", "=", storeId)
    .where("checkout.state", "=", "holding")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** For the file of a member's own data. */
export async function listCheckoutsOf(
  db: Db,
  buyerId: string,
): Promise<MarketplaceData["checkouts"]> {
  const rows = await db
    .selectFrom("marketplace.checkout")
    .select(["created_at as createdAt", "recipient_name as recipientName"])
    .select(["recipient_phone as recipientPhone", "recipient_street as street"])
    .select(["recipient_suburb as suburb", "recipient_state as state"])
    .select("recipient_postcode as postcode")
    .where("buyer_id", "=", buyerId)
    .where("recipient_name", "is not", null)
    .orderBy("created_at")
    .execute();
  return rows.map(({ createdAt, recipientName, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    recipientName: recipientName ?? "",
  }));
}

/** Of somebody who closes their account: what they were about to buy is sent to nobody. */
export async function forgetRecipientsOf(tx: Tx, buyerId: string): Promise<void> {
  await tx
    .updateTable("marketplace.checkout")
    .set(nobody)
    .where("buyer_id", "=", buyerId)
    .execute();
}
