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
    const { user_id: payee_id, store_name: seller_name } = await tx
      .selectFrom("marketplace.store")
      .select(["user_id", "store_name"])
      .where("id", "=", storeId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("payments.payment")
      .values({
        ...{ id, buyer_id: buyerId, cart_key: id, amount_cents: cents, purpose: "order" },
        ...{ state: "expired", created_at: now, expires_at: now },
      })
      .execute();
    await tx
      .insertInto("payments.sale")
      .values({
        ...{ id: saleId, payment_id: id, payee_id, seller_name, seller_path: "/marketplace" },
        ...{ amount_cents: cents, fee_cents: 0, share_cents: cents, created_at: now },
      })
      .execute();
    await tx
      .insertInto("payments.sale_line")
      .values({
        ...{ sale_id: saleId, position: 0, reference: variant.variantId, title: variant.name },
        ...{ unit_cents: cents, quantity: 1 },
      })
      .execute();
    await tx
      .insertInto("marketplace.checkout")
      .values({
        ...{ id, buyer_id: buyerId, cart_key: "cart", state: "released" },
        recipient_name: recipient.name ?? "Ruth Danso",
        recipient_phone: recipient.phone ?? null,
        recipient_street: recipient.street ?? "4/12 Plenty Road",
        recipient_suburb: recipient.suburb ?? "Preston",
        ...{ created_at: now, held_until: now, ended_at: now },
      })
      .execute();
    await tx
      .insertInto("marketplace.checkout_part")
      .values({
        ...{ checkout_id: id, store_id: storeId, sale_id: saleId },
        ...{ goods_cents: cents, delivery_cents: 0 },
      })
      .execute();
    await tx
      .insertInto("marketplace.checkout_line")
      .values({
        ...{ checkout_id: id, position: 1, store_id: storeId, variant_id: variant.variantId },
        ...{ quantity: 1, unit_cents: cents, name: variant.name },
      })
      .execute();
    return id;
  });
}
