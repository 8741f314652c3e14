import { randomUUID } from "node:crypto";
import { courierPresets } from "@boab/contracts/marketplace/couriers";
import type { ItemPicture, ItemStatus } from "@boab/contracts/marketplace/items";
import { sql } from "kysely";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";

interface VariantOverrides {
  size?: string;
  colour?: string;
  type?: string;
  stock?: number;
}

/** What a test specifies of an item; the rest is a dress in two sizes. */
export interface ItemOverrides {
  id?: string;
  sku?: string;
  status?: ItemStatus;
  name?: string;
  description?: string;
  longDescription?: string;
  priceCents?: number;
  previousCents?: number | null;
  category?: string;
  subCategory?: string | null;
  subSubCategory?: string | null;
  brand?: string;
  condition?: string | null;
  genders?: string[];
  styles?: string[];
  couriers?: typeof courierPresets;
  hasFreeReturns?: boolean;
  pickupNote?: string | null;
  soldCount?: number;
  /** Of its reviews: their sum, and how many there are. */
  rating?: [sum: number, count: number];
  createdAt?: Date;
  variants?: VariantOverrides[];
  /** One for each photo; the first is main. Each shows the variant of the same place. */
  pictures?: ItemPicture[];
  /** Of the first photo. */
  photoId?: string;
}

const file = (id: string, label: string, width: number) => ({
  width,
  height: Math.round((width * 2) / 3),
  webp: `https://media.example/public/${id}/${label}.webp`,
  jpeg: `https://media.example/public/${id}/${label}.jpg`,
});

/** Addresses of a photo that nobody has taken. */
export const pictureOf = (id: string): ItemPicture => ({
  mobile: file(id, "mobile", 480),
  tablet: file(id, "tablet", 768),
  desktop: file(id, "desktop", 1280),
  original: file(id, "original", 1600),
});

const usualVariants: VariantOverrides[] = [
  { size: "M", colour: "Indigo", stock: 8 },
  { size: "L", colour: "Indigo", stock: 6 },
];

/** Inserts an item as saving one would; returns its id. */
export function insertItem(
  db: Db,
  storeId: string,
  overrides: ItemOverrides = {},
): Promise<string> {
  const {
    id = makeId("ITM", 8),
    status = "live",
    createdAt = new Date(),
    variants = usualVariants,
    couriers = courierPresets.slice(0, 1),
    pictures = [pictureOf(id)],
  } = overrides;
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto("marketplace.item")
      .values({
        id,
        sku: overrides.sku ?? `SKU-${id.slice(4)}`,
        store_id: storeId,
        status,
        name: overrides.name ?? "Adire indigo wrap dress",
        description: overrides.description ?? "Hand-dyed cotton, midi length.",
        long_description: overrides.longDescription ?? "",
        price_cents: overrides.priceCents ?? 14_900,
        previous_price_cents: overrides.previousCents ?? null,
        category: overrides.category ?? "Clothing & Accessories",
        sub_category: overrides.subCategory === undefined ? "Women's" : overrides.subCategory,
        sub_sub_category:
          overrides.subSubCategory === undefined ? "Dresses" : overrides.subSubCategory,
        brand: overrides.brand ?? "",
        condition: overrides.condition ?? null,
        genders: overrides.genders ?? [],
        styles: overrides.styles ?? [],
        sizes: [...new Set(variants.map(({ size }) => size ?? "One size"))],
        colours: [...new Set(variants.flatMap(({ colour }) => colour || []))],
        couriers: JSON.stringify(couriers),
        has_free_shipping: couriers.some(({ shippingCost }) => shippingCost === 0),
        has_free_returns: overrides.hasFreeReturns ?? false,
        pickup_note: overrides.pickupNote ?? null,
        main_picture: pictures[0] ? JSON.stringify(pictures[0]) : null,
        sold_count: overrides.soldCount ?? 0,
        rating_sum: overrides.rating?.[0] ?? 0,
        review_count: overrides.rating?.[1] ?? 0,
        is_offered: sql<boolean>`(select is_public from marketplace.store where id = ${storeId})`,
        created_at: createdAt,
        updated_at: createdAt,
      })
      .execute();
    const ids: string[] = [];
    for (const [position, variant] of variants.entries()) {
      const { size = "One size", colour = "", type = "", stock = 10 } = variant;
      const { id: variantId } = await tx
        .insertInto("marketplace.variant")
        .values({ item_id: id, size, colour, type, stock, position })
        .returning("id")
        .executeTakeFirstOrThrow();
      ids.push(variantId);
    }
    for (const [position, picture] of pictures.entries()) {
      const at = Math.min(position, variants.length - 1);
      const { size = "One size", colour = "", type = "" } = variants[at] ?? {};
      await tx
        .insertInto("marketplace.item_photo")
        .values({
          ...(position === 0 && overrides.photoId && { id: overrides.photoId }),
          item_id: id,
          upload_id: randomUUID(),
          position,
          is_main: position === 0,
          picture: JSON.stringify(picture),
          size,
          colour,
          type,
          variant_id: ids[at] ?? null,
        })
        .execute();
    }
    return id;
  });
}
