import { randomUUID } from "node:crypto";
import { courierPresets } from "@boab/contracts/marketplace/couriers";
import type { ItemCondition } from "@boab/contracts/marketplace/item-limits";
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
  condition?: ItemCondition | null;
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
export const makePicture = (id: string): ItemPicture => ({
  mobile: file(id, "mobile", 480),
  tablet: file(id, "tablet", 768),
  desktop: file(id, "desktop", 1280),
  original: file(id, "original", 1600),
});

const defaultVariants: VariantOverrides[] = [
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
    variants = defaultVariants,
    couriers = courierPresets.slice(0, 1),
    pictures = [makePicture(id)],
  } = overrides;
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto("marketplace.item")
      .values({
        id,
        sku: overrides.sku ?? `SKU-${id.slice(4)}`,
        storeId,
        status,
        name: overrides.name ?? "Adire indigo wrap dress",
        description: overrides.description ?? "Hand-dyed cotton, midi length.",
        longDescription: overrides.longDescription ?? "",
        priceCents: overrides.priceCents ?? 14_900,
        previousPriceCents: overrides.previousCents ?? null,
        category: overrides.category ?? "Clothing & Accessories",
        subCategory: overrides.subCategory === undefined ? "Women's" : overrides.subCategory,
        subSubCategory:
          overrides.subSubCategory === undefined ? "Dresses" : overrides.subSubCategory,
        brand: overrides.brand ?? "",
        condition: overrides.condition ?? null,
        genders: overrides.genders ?? [],
        styles: overrides.styles ?? [],
        sizes: [...new Set(variants.map(({ size }) => size ?? "One size"))],
        colours: [...new Set(variants.flatMap(({ colour }) => colour || []))],
        couriers: JSON.stringify(couriers),
        hasFreeShipping: couriers.some(({ shippingCost }) => shippingCost === 0),
        hasFreeReturns: overrides.hasFreeReturns ?? false,
        pickupNote: overrides.pickupNote ?? null,
        mainPicture: pictures[0] ? JSON.stringify(pictures[0]) : null,
        soldCount: overrides.soldCount ?? 0,
        ratingSum: overrides.rating?.[0] ?? 0,
        reviewCount: overrides.rating?.[1] ?? 0,
        isOffered: sql<boolean>`(select is_public from marketplace.store where id = ${storeId})`,
        createdAt,
        updatedAt: createdAt,
      })
      .execute();
    const ids: string[] = [];
    for (const [position, variant] of variants.entries()) {
      const { size = "One size", colour = "", type = "", stock = 10 } = variant;
      const { id: variantId } = await tx
        .insertInto("marketplace.variant")
        .values({ itemId: id, size, colour, type, stock, position })
        .returning("id")
        .executeTakeFirstOrThrow();
      ids.push(variantId);
    }
    for (const [position, picture] of pictures.entries()) {
      const at = Math.min(position, variants.length - 1);
      const { size = "One size", colour = "", type = "" } = variants[at] ?? {};
      await tx
        .insertInto("marketplace.itemPhoto")
        .values({
          ...(position === 0 && overrides.photoId && { id: overrides.photoId }),
          itemId: id,
          uploadId: randomUUID(),
          position,
          isMain: position === 0,
          picture: JSON.stringify(picture),
          size,
          colour,
          type,
          variantId: ids[at] ?? null,
        })
        .execute();
    }
    return id;
  });
}
