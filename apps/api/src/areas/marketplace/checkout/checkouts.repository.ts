import type { ItemPicture } from "@boab/contracts/marketplace/items";
import type { MarketplaceData } from "@boab/contracts/marketplace/my-data";
import { sql } from "kysely";
import { qualifyColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";

const columns = [
  "id",
  "buyerId",
  "cartKey",
  "state",
  "recipientName",
  "recipientPhone",
  "recipientStreet",
  "recipientSuburb",
  "recipientState",
  "recipientPostcode",
  "createdAt",
  "heldUntil",
  "endedAt",
] as const;

/** A checkout with the state of its payment. */
const selectCheckouts = (db: Db) =>
  db
    .selectFrom("marketplace.checkout as checkout")
    .innerJoin("payments.vPayment as payment", "payment.id", "checkout.id")
    .select(qualifyColumns("checkout", columns))
    .select(["payment.state as paymentState", "payment.amountCents as totalCents"])
    .select(["payment.url", "payment.sessionId", "payment.paidAt"])
    .select("payment.expiresAt");

export type StoredCheckout = Awaited<
  ReturnType<ReturnType<typeof selectCheckouts>["executeTakeFirstOrThrow"]>
>;

export const findCheckout = (db: Db, id: string): Promise<StoredCheckout | undefined> =>
  selectCheckouts(db).where("checkout.id", "=", id).executeTakeFirst();

/** The caller has locked the buyer's cart before. */
export const lockCheckout = (tx: Tx, id: string): Promise<StoredCheckout | undefined> =>
  selectCheckouts(tx).where("checkout.id", "=", id).forUpdate("checkout").executeTakeFirst();

export const lockHoldingCheckout = (tx: Tx, buyerId: string): Promise<StoredCheckout | undefined> =>
  selectCheckouts(tx)
    .where("checkout.buyerId", "=", buyerId)
    .where("checkout.state", "=", "holding")
    .forUpdate("checkout")
    .executeTakeFirst();

/** Checkouts whose hold has ended and that, as far as we know, nobody can pay any more. */
export async function listDueCheckoutIds(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("marketplace.checkout")
    .select("id")
    .where("state", "=", "holding")
    .where("heldUntil", "<", now)
    .orderBy("heldUntil")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Checkouts that can still be paid, with lines on hold for longer than they should be. */
export async function listCheckoutIdsWithDueLines(
  db: Db,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("marketplace.checkout as checkout")
    .select("checkout.id")
    .where("checkout.state", "=", "holding")
    .where("checkout.heldUntil", ">=", now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("marketplace.checkoutLine as line")
          .select("line.position")
          .whereRef("line.checkoutId", "=", "checkout.id")
          .where("line.heldQuantity", ">", 0)
          .where("line.heldUntil", "<", now),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends the hold of these lines. `held_until` stays, because it counts for later holds. */
export async function clearHeldLines(
  tx: Tx,
  checkoutId: string,
  positions: readonly number[],
): Promise<void> {
  if (positions.length === 0) return;
  await tx
    .updateTable("marketplace.checkoutLine")
    .set({ heldQuantity: 0 })
    .where("checkoutId", "=", checkoutId)
    .where("position", "in", positions)
    .execute();
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
    /** How many pieces are on hold until then. The others are taken from the stock once it is paid. */
    heldQuantity: number;
    heldUntil: Date | null;
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
  const { id: checkoutId } = checkout;
  await tx.insertInto("marketplace.checkout").values(checkout).execute();
  await tx
    .insertInto("marketplace.checkoutPart")
    .values(
      parts.map((part) => ({
        checkoutId,
        storeId: part.storeId,
        saleId: part.saleId,
        deliveryCourier: part.courier,
        deliveryService: part.service,
        goodsCents: part.goodsCents,
        deliveryCents: part.deliveryCents,
      })),
    )
    .execute();
  await tx
    .insertInto("marketplace.checkoutLine")
    .values(
      parts
        .flatMap(({ storeId, lines }) => lines.map((line) => ({ ...line, storeId })))
        .map((line, index) => ({
          checkoutId,
          position: index + 1,
          storeId: line.storeId,
          variantId: line.variantId,
          quantity: line.quantity,
          heldQuantity: line.heldQuantity,
          heldUntil: line.heldUntil,
          unitCents: line.unitCents,
          name: line.name,
          picture: line.picture && JSON.stringify(line.picture),
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
  /** Null until the checkout is paid. */
  orderId: string | null;
}

/** Parts are in the order of the cart. */
export async function listParts(db: Db, checkoutId: string): Promise<StoredPart[]> {
  return db
    .selectFrom("marketplace.checkoutPart as part")
    .innerJoin("marketplace.store as store", "store.id", "part.storeId")
    .innerJoin("payments.vSale as sale", "sale.id", "part.saleId")
    .leftJoin("marketplace.storeOrder as placed", "placed.saleId", "part.saleId")
    .select(["part.storeId", "part.saleId"])
    .select(["part.deliveryCourier as courier", "part.deliveryService as service"])
    .select(["part.goodsCents", "part.deliveryCents"])
    .select(["sale.feeCents", "store.userId as sellerId"])
    .select(["store.storeName", "store.slug", "store.location"])
    .select(["store.isGstRegistered", "placed.id as orderId"])
    .select(sql<boolean>`store.closed_at is not null`.as("isClosed"))
    .where("part.checkoutId", "=", checkoutId)
    .orderBy((eb) =>
      eb
        .selectFrom("marketplace.checkoutLine as line")
        .select((line) => line.fn.min("line.position").as("first"))
        .whereRef("line.checkoutId", "=", "part.checkoutId")
        .whereRef("line.storeId", "=", "part.storeId"),
    )
    .execute();
}

export interface HeldLine {
  position: number;
  storeId: string;
  variantId: string | null;
  /** Null once the seller has closed the store. */
  itemId: string | null;
  size: string;
  colour: string;
  type: string;
  quantity: number;
  /** How many pieces are on hold while the checkout's state is `holding`. */
  heldQuantity: number;
  heldUntil: Date | null;
  unitCents: number;
  name: string;
  picture: ItemPicture | null;
}

/** Lines are sorted by item and then by variant id, the order in which stock is locked. */
export async function listHeldLines(db: Db, checkoutId: string): Promise<HeldLine[]> {
  return db
    .selectFrom("marketplace.checkoutLine as line")
    .leftJoin("marketplace.variant as variant", "variant.id", "line.variantId")
    .select("line.position")
    .select(["line.storeId", "variant.id as variantId", "variant.itemId"])
    .select(({ fn, val }) => [
      fn.coalesce("variant.size", val("")).as("size"),
      fn.coalesce("variant.colour", val("")).as("colour"),
      fn.coalesce("variant.type", val("")).as("type"),
    ])
    .select(["line.quantity", "line.unitCents", "line.name", "line.picture"])
    .select(({ fn }) => fn.coalesce("line.heldQuantity", "line.quantity").as("heldQuantity"))
    .select("line.heldUntil")
    .where("line.checkoutId", "=", checkoutId)
    .orderBy("variant.itemId")
    .orderBy("variant.id")
    .execute();
}

const nobody = {
  recipientName: null,
  recipientPhone: null,
  recipientStreet: null,
  recipientSuburb: null,
  recipientState: null,
  recipientPostcode: null,
};

/**
 * Orders have their own copy of the recipient. A released checkout keeps it, because a late payment may still need it.
 */
export async function markCheckoutEnded(
  tx: Tx,
  id: string,
  state: "released" | "ordered" | "refunded",
  now: Date,
): Promise<void> {
  await tx
    .updateTable("marketplace.checkout")
    .set({ state, endedAt: now, ...(state !== "released" && nobody) })
    .where("id", "=", id)
    .execute();
}

/** Returns the number of erased rows, at most `limit`. */
export async function eraseOldCheckoutRecipients(tx: Tx, endedBefore: Date, limit: number) {
  const rows = await tx
    .updateTable("marketplace.checkout")
    .set(nobody)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("marketplace.checkout")
        .select("id")
        .where("recipientName", "is not", null)
        .where("endedAt", "<", endedBefore)
        .orderBy("endedAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.length;
}

/** Whether stock of this store is on hold for somebody who is paying. */
export async function isStoreBeingPaid(db: Db, storeId: string): Promise<boolean> {
  const row = await db
    .selectFrom("marketplace.checkoutPart as part")
    .innerJoin("marketplace.checkout as checkout", "checkout.id", "part.checkoutId")
    .select("checkout.id")
    .where("part.storeId", "=", storeId)
    .where("checkout.state", "=", "holding")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The checkouts go into the export of a member's own data. */
export async function listCheckoutsByBuyer(
  db: Db,
  buyerId: string,
): Promise<MarketplaceData["checkouts"]> {
  const rows = await db
    .selectFrom("marketplace.checkout")
    .select(["createdAt", "recipientName"])
    .select(["recipientPhone", "recipientStreet as street"])
    .select(["recipientSuburb as suburb", "recipientState as state"])
    .select("recipientPostcode as postcode")
    .where("buyerId", "=", buyerId)
    .where("recipientName", "is not", null)
    .orderBy("createdAt")
    .execute();
  return rows.map(({ createdAt, recipientName, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    recipientName: recipientName ?? "",
  }));
}

/** Erases the recipients of somebody who closes their account, so that nothing is sent to them any more. */
export async function eraseCheckoutRecipientsByBuyer(tx: Tx, buyerId: string): Promise<void> {
  await tx.updateTable("marketplace.checkout").set(nobody).where("buyerId", "=", buyerId).execute();
}
