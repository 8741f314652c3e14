import { randomUUID } from "node:crypto";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { listVariantsForSale } from "./orders.ts";

interface CheckoutOverrides {
  id?: string;
  buyerId: string;
  itemId: string;
  recipient?: Partial<Record<"name" | "phone" | "street" | "suburb", string>>;
}

/** Inserts a checkout of one item that nobody paid in time; returns its id. */
export function insertCheckout(
  db: Db,
  storeId: string,
  { id = randomUUID(), buyerId, itemId, recipient = {} }: CheckoutOverrides,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const [saleId, now] = [randomUUID(), new Date()];
    const [variant] = await listVariantsForSale(tx, [itemId]);
    if (!variant) throw new Error(`${itemId} has no variant`);
    const cents = variant.priceCents;
    const { userId: payeeId, storeName: sellerName } = await tx
      .selectFrom("marketplace.store")
      .select(["userId", "storeName"])
      .where("id", "=", storeId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("payments.payment")
      .values({
        id,
        buyerId,
        cartKey: id,
        amountCents: cents,
        purpose: "order",
        state: "expired",
        createdAt: now,
        expiresAt: now,
      })
      .execute();
    await tx
      .insertInto("payments.sale")
      .values({
        id: saleId,
        paymentId: id,
        payeeId,
        sellerName,
        sellerPath: "/marketplace",
        amountCents: cents,
        feeCents: 0,
        shareCents: cents,
        createdAt: now,
      })
      .execute();
    await tx
      .insertInto("payments.saleLine")
      .values({
        saleId,
        position: 0,
        reference: variant.variantId,
        title: variant.name,
        unitCents: cents,
        quantity: 1,
      })
      .execute();
    await tx
      .insertInto("marketplace.checkout")
      .values({
        id,
        buyerId,
        cartKey: "cart",
        state: "released",
        recipientName: recipient.name ?? "Ruth Danso",
        recipientPhone: recipient.phone ?? null,
        recipientStreet: recipient.street ?? "4/12 Plenty Road",
        recipientSuburb: recipient.suburb ?? "Preston",
        createdAt: now,
        heldUntil: now,
        endedAt: now,
      })
      .execute();
    await tx
      .insertInto("marketplace.checkoutPart")
      .values({
        checkoutId: id,
        storeId,
        saleId,
        goodsCents: cents,
        deliveryCents: 0,
      })
      .execute();
    await tx
      .insertInto("marketplace.checkoutLine")
      .values({
        checkoutId: id,
        position: 1,
        storeId,
        variantId: variant.variantId,
        quantity: 1,
        unitCents: cents,
        name: variant.name,
      })
      .execute();
    return id;
  });
}
