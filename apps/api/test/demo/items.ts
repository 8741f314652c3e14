import type { ItemPicture } from "@boab/contracts/marketplace/items";
import { makeDemoItems } from "@boab/demo/items/all";
import type { DemoItem } from "@boab/demo/items/demo-item";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { toUuid } from "../to-uuid.ts";
import type { DemoPart } from "./demo-part.ts";

/** A drawing has no pixels: every width is the same file. */
const toPicture = (url: string): ItemPicture => {
  const file = (width: number) => ({ width, height: width, webp: url, jpeg: url });
  return { mobile: file(480), tablet: file(768), desktop: file(1280), original: file(1280) };
};

const toItemRow = (storeId: string, item: DemoItem) => ({
  id: item.id,
  sku: `SKU-${item.id.slice(4)}`,
  store_id: storeId,
  name: item.name,
  description: item.description,
  long_description: item.longDescription,
  price_cents: item.priceCents,
  previous_price_cents: item.previousCents,
  category: item.category,
  sub_category: item.subCategory,
  sub_sub_category: item.subSubCategory,
  brand: item.brand,
  condition: item.condition,
  genders: item.genders,
  styles: item.styles,
  sizes: [...new Set(item.variants.map(({ size }) => size))],
  colours: [...new Set(item.variants.map(({ colour }) => colour).filter(Boolean))],
  couriers: item.couriers,
  has_free_shipping: item.couriers.some(({ shippingCost }) => shippingCost === 0),
  has_free_returns: item.hasFreeReturns,
  pickup_note: item.pickupNote,
  main_picture: toPicture(item.pictures[0] ?? ""),
  sold_count: item.soldCount,
  age: item.ageDays,
});

const toVariantRows = (item: DemoItem) =>
  item.variants.map(({ size, colour, stock }, position) => ({
    id: toUuid(`variant ${item.id} ${position}`),
    item_id: item.id,
    size,
    colour,
    stock,
    position,
  }));

const toPhotoRows = (item: DemoItem) =>
  item.pictures.map((address, position) => ({
    id: toUuid(`photo ${item.id} ${position}`),
    item_id: item.id,
    upload_id: toUuid(`upload ${item.id} ${position}`),
    position,
    is_main: position === 0,
    picture: toPicture(address),
    size: item.variants[position]?.size ?? "",
    colour: item.variants[position]?.colour ?? "",
    variant_id: toUuid(`variant ${item.id} ${position}`),
  }));

/** So many items are stored at a time: each statement has ten seconds, also on a busy machine. */
const batchSize = 250;

/** Items of every store of the demo; what is there already stays as it is. */
export const loadDemoItems: DemoPart = async ({ db }) => {
  const stores = await db
    .selectFrom("marketplace.store")
    .select("id")
    .where("closedAt", "is", null)
    .where("userId", "like", "demo-%")
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const all = makeDemoItems(stores.length);
  const storeIds = stores.map(({ id }) => id);
  for (let first = 0; first < all.length; first += batchSize)
    await saveItems(db, storeIds, all.slice(first, first + batchSize));
  return `${all.length} demo items in ${stores.length} stores`;
};

async function saveItems(
  db: Db,
  storeIds: readonly string[],
  batch: ReturnType<typeof makeDemoItems>,
): Promise<void> {
  const toJson = (rows: readonly object[]) => JSON.stringify(rows);
  const items = batch.map(({ store, item }) => toItemRow(storeIds[store] ?? "", item));
  await sql`
    insert into marketplace.item (id, sku, store_id, status, name, description, long_description, price_cents,
      previous_price_cents, category, sub_category, sub_sub_category, brand, condition, genders, styles, sizes, colours,
      couriers, has_free_shipping, has_free_returns, pickup_note, main_picture, sold_count, is_offered, created_at, updated_at)
    select one.id, one.sku, one.store_id, 'live', one.name, one.description, one.long_description, one.price_cents,
      one.previous_price_cents, one.category, one.sub_category, one.sub_sub_category, one.brand, one.condition,
      one.genders, one.styles, one.sizes, one.colours, one.couriers, one.has_free_shipping, one.has_free_returns,
      one.pickup_note, one.main_picture, one.sold_count, store.is_public, now() - one.age * interval '1 day', now()
    from jsonb_to_recordset(${toJson(items)}::jsonb) as one (id text, sku text, store_id text, name text,
      description text, long_description text, price_cents int, previous_price_cents int, category text,
      sub_category text, sub_sub_category text, brand text, condition text, genders text[], styles text[],
      sizes text[], colours text[], couriers jsonb, has_free_shipping boolean, has_free_returns boolean, pickup_note text, main_picture jsonb,
      sold_count int, age double precision)
    join marketplace.store on store.id = one.store_id
    on conflict do nothing`.execute(db);
  await sql`
    insert into marketplace.variant (id, item_id, size, colour, stock, position)
    select one.id, one.item_id, one.size, one.colour, one.stock, one.position
    from jsonb_to_recordset(${toJson(batch.flatMap(({ item }) => toVariantRows(item)))}::jsonb)
      as one (id uuid, item_id text, size text, colour text, stock int, position smallint)
    on conflict do nothing`.execute(db);
  await sql`
    insert into marketplace.item_photo (id, item_id, upload_id, position, is_main, picture, size, colour, variant_id)
    select one.id, one.item_id, one.upload_id, one.position, one.is_main, one.picture, one.size, one.colour,
      one.variant_id
    from jsonb_to_recordset(${toJson(batch.flatMap(({ item }) => toPhotoRows(item)))}::jsonb) as one (id uuid, item_id text,
      upload_id uuid, position smallint, is_main boolean, picture jsonb, size text, colour text, variant_id uuid)
    where not exists (select from marketplace.item_photo as there where there.item_id = one.item_id)
    on conflict do nothing`.execute(db);
}
