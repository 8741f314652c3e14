import { type DemoStore, makeDemoStores } from "@boab/demo/stores/all";
import { type Db, inTransaction } from "#platform/db/db.ts";
import type { DemoPart } from "./demo-part.ts";

/** What is there stays as it is. */
export function loadStores(db: Db, stores: DemoStore[]): Promise<number> {
  return inTransaction(db, async (tx) => {
    const owners = stores.map(({ ownerId }) => ownerId);
    await tx
      .updateTable("accounts.profile")
      .set({ merchantStatus: "Approved" })
      .where("id", "in", owners)
      .where("merchantStatus", "is", null)
      .execute();
    const added = await tx
      .insertInto("marketplace.store")
      .values(
        stores.map((store) => ({
          id: store.id,
          userId: store.ownerId,
          slug: store.slug,
          storeName: store.storeName,
          email: store.email,
          location: store.location,
          description: store.description,
          isGstRegistered: store.isGstRegistered,
          abn: store.abn,
          freeShippingFromCents: store.freeShippingFromCents,
          isOnHoliday: store.holiday !== null,
          holidayMessage: store.holiday?.message ?? "",
          backOn: store.holiday?.backOn ?? null,
          createdAt: store.createdAt,
          updatedAt: store.createdAt,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .execute();
    return added.length;
  });
}

export const loadDemoStores: DemoPart = async ({ db }) => {
  const stores = makeDemoStores();
  const added = await loadStores(db, stores);
  return `${stores.length} demo stores (${added} of them new)`;
};
