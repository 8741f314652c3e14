import type { ItemStatus } from "@boab/contracts/marketplace/items";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

interface ImportableItemRow {
  id: string;
  sku: string;
  status: ItemStatus;
  name: string;
  description: string;
  category: string;
  subCategory: string | null;
  subSubCategory: string | null;
  priceCents: number | null;
  previousCents: number | null;
  hasPhoto: boolean;
  version: number;
  variants: { id: string; stock: number }[];
}

/** Locks items of a store: first their variants, then the items, each in order, as sales do. */
export async function lockItemsBySku(tx: Tx, storeId: string, skus: string[]): Promise<void> {
  const selectItemsOfFile = (db: Db) =>
    db
      .selectFrom("marketplace.item")
      .select("id")
      .where("storeId", "=", storeId)
      .where("deletedAt", "is", null)
      .where("sku", "in", skus);
  await tx
    .selectFrom("marketplace.variant")
    .select("id")
    .where("itemId", "in", selectItemsOfFile(tx))
    .orderBy("itemId")
    .orderBy("id")
    .forUpdate()
    .execute();
  await selectItemsOfFile(tx).orderBy("id").forUpdate().execute();
}

export async function listItemsBySku(
  db: Db,
  storeId: string,
  skus: string[],
): Promise<ImportableItemRow[]> {
  const { rows } = await sql<ImportableItemRow>`
    select item.id, item.sku, item.status, item.name, item.description, item.category,
      item.sub_category as "subCategory", item.sub_sub_category as "subSubCategory",
      item.price_cents as "priceCents", item.previous_price_cents as "previousCents",
      item.main_picture is not null as "hasPhoto", item.version,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', variant.id, 'stock', variant.stock) order by variant.position, variant.id)
        from marketplace.variant where variant.item_id = item.id and variant.retired_at is null
      ), '[]') as variants
    from marketplace.item
    where item.store_id = ${storeId} and item.deleted_at is null and item.sku = any(${skus})
    order by item.id
  `.execute(db);
  return rows;
}

interface ImportedItem {
  id: string;
  values: Omit<ImportableItemRow, "id" | "sku" | "hasPhoto" | "version" | "variants">;
  stock: { variantId: string; quantity: number } | undefined;
}

/** The caller has locked the items. */
export async function saveImport(tx: Tx, items: ImportedItem[], now: Date): Promise<void> {
  const values = JSON.stringify(items.map(({ id, values }) => ({ ...values, id })));
  await sql`
    update marketplace.item set
      status = file.status, name = file.name, description = file.description, category = file.category,
      sub_category = file."subCategory", sub_sub_category = file."subSubCategory",
      price_cents = file."priceCents", previous_price_cents = file."previousCents",
      updated_at = ${now}, version = item.version + 1
    from jsonb_to_recordset(${values}::jsonb) as file (
      id text, status text, name text, description text, category text, "subCategory" text, "subSubCategory" text,
      "priceCents" integer, "previousCents" integer)
    where item.id = file.id
  `.execute(tx);
  const stocksJson = JSON.stringify(items.flatMap(({ stock }) => stock ?? []));
  await sql`
    update marketplace.variant set stock = file.quantity
    from jsonb_to_recordset(${stocksJson}::jsonb) as file ("variantId" uuid, quantity integer)
    where variant.id = file."variantId"
  `.execute(tx);
}
