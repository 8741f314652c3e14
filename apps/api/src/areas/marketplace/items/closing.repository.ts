import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/** Returns the uploads behind them. */
export async function deletePhotosOfStore(tx: Tx, storeId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom("marketplace.item_photo")
    .where("item_id", "in", (over) =>
      over.selectFrom("marketplace.item").select("id").where("store_id", "=", storeId),
    )
    .returning("upload_id")
    .execute();
  return rows.map(({ upload_id }) => upload_id);
}

export async function deleteUnsoldItems(tx: Tx, storeId: string): Promise<void> {
  await tx
    .deleteFrom("marketplace.item")
    .where("store_id", "=", storeId)
    .where("sold_count", "=", 0)
    .execute();
}

export async function archiveSoldItems(tx: Tx, storeId: string, now: Date): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({ status: "archived", main_picture: null, updated_at: now, version: sql`version + 1` })
    .where("store_id", "=", storeId)
    .execute();
}

/** What somebody wrote about things they sold; orders have their own copy of the names. */
export async function forgetItems(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({
      name: "Item no longer sold",
      description: "",
      long_description: "",
      brand: "",
      pickup_note: null,
      couriers: "[]",
    })
    .where("store_id", "in", (over) =>
      over.selectFrom("marketplace.store").select("id").where("user_id", "=", userId),
    )
    .execute();
}
