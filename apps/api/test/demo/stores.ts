import { type DemoStore, demoStores } from "@boab/demo/stores/all";
import { type Db, inTransaction } from "#platform/db/db.ts";
import type { DemoPart } from "./demo-part.ts";

/** What is there stays as it is. */
export function loadStores(db: Db, stores: DemoStore[]): Promise<number> {
  return inTransaction(db, async (tx) => {
    const owners = stores.map(({ ownerId }) => ownerId);
    await tx
      .updateTable("accounts.profile")
      .set({ merchant_status: "Approved" })
      .where("id", "in", owners)
      .where("merchant_status", "is", null)
      .execute();
    const added = await tx
      .insertInto("marketplace.store")
      .values(
        stores.map((store) => ({
          id: store.id,
          user_id: store.ownerId,
          slug: store.slug,
          store_name: store.storeName,
          email: store.email,
          location: store.location,
          description: store.description,
          is_gst_registered: store.isGstRegistered,
          abn: store.abn,
          free_shipping_from_cents: store.freeShippingFromCents,
          is_on_holiday: store.holiday !== null,
          holiday_message: store.holiday?.message ?? "",
          back_on: store.holiday?.backOn ?? null,
          created_at: store.createdAt,
          updated_at: store.createdAt,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .execute();
    return added.length;
  });
}

export const loadDemoStores: DemoPart = async ({ db }) => {
  const stores = demoStores();
  const added = await loadStores(db, stores);
  return `${stores.length} demo stores (${added} of them new)`;
};
