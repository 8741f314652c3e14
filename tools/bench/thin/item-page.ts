import type { CatalogFilters, CatalogPage } from "@boab/contracts/marketplace/catalog";
import type { PublicItem } from "@boab/contracts/marketplace/items";
import type { StoredPhoto } from "../../../apps/api/src/areas/marketplace/items/item-photos.repository.ts";
import type { StoredItem } from "../../../apps/api/src/areas/marketplace/items/items.repository.ts";
import type { StoredVariant } from "../../../apps/api/src/areas/marketplace/items/variants.repository.ts";
import { toPublicItem } from "../../../apps/api/src/areas/marketplace/items/view-item.ts";

interface Row {
  [column: string]: unknown;
  id: string;
  priceCents: number;
  previousCents: number | null;
  stock: number;
  createdAt: Date;
  exactCreation: string;
}

const pageSize = 24;

function toCard(row: Row) {
  const { priceCents, previousCents } = row;
  const isDiscounted = previousCents !== null && previousCents > priceCents;
  const percent = isDiscounted
    ? Math.floor(((previousCents - priceCents) * 100) / previousCents)
    : 0;
  return {
    item_id: row.id,
    sku: row.sku,
    store_id: row.storeId,
    name: row.name,
    description: row.description,
    previous_price: previousCents === null ? null : previousCents / 100,
    currency: "AUD",
    promotion_active: percent > 0,
    promotion_discount_percent: percent,
    category: row.category,
    createdAt: row.createdAt.toISOString(),
    price: priceCents / 100,
    categoryPath: [row.category, row.subCategory, row.subSubCategory].filter(Boolean),
    main: row.mainPicture,
    inStock: row.stock > 0,
    freeShipping: row.hasFreeShipping,
  };
}

/** The catalog says more of an item than a store's own list. */
const toCatalogCard = (row: Row) => ({
  ...toCard(row),
  storeName: row.storeName,
  storeIsAway: row.storeIsAway,
  storeSlug: row.storeSlug,
  brand: row.brand,
  condition: row.condition,
  genders: row.genders,
  styles: row.styles,
  sizes: row.sizes,
  colours: row.colours,
  freeReturns: row.hasFreeReturns,
  rating: row.rating === null ? null : Math.round((row.rating as number) * 10) / 10,
  reviewCount: row.reviewCount,
});

const makeNextCursor = (rows: Row[]) => {
  const end = rows[pageSize - 1];
  return rows.length > pageSize && end
    ? Buffer.from(JSON.stringify([end.exactCreation, end.id])).toString("base64url")
    : null;
};

interface AddedToCart {
  cartId: string;
}

type RecordedResponse = CatalogPage | CatalogFilters | PublicItem | AddedToCart;
type Results = Record<string, unknown>[][];

const findResultWithColumn = (results: Results, name: string) =>
  results.find(([first]) => first && name in first) ?? [];

const toItem = (results: Results) =>
  toPublicItem(findResultWithColumn(results, "longDescription")[0] as unknown as StoredItem, {
    photos: findResultWithColumn(results, "isMain") as unknown as StoredPhoto[],
    variants: findResultWithColumn(results, "isRetired") as unknown as StoredVariant[],
    storeSlug: findResultWithColumn(results, "slug")[0]?.slug as string,
  });

function toCartAddition(results: Results) {
  const [[line], [counted]] = results.slice(-2) as [Results[0], Results[0]];
  return {
    cartId: line?.id,
    quantity: line?.quantity,
    lines: Number(counted?.lines),
    items: Number(counted?.items),
  };
}

/** The response of the marketplace's calls, shaped as our API does; what does not come from rows is as recorded. */
export function shapeMarketplaceResponse(results: Results, recorded: unknown): unknown {
  const response = recorded as RecordedResponse;
  const rows = (results.at(-1) ?? []) as Row[];
  if ("variants" in response) return toItem(results);
  if ("cartId" in response) return toCartAddition(results);
  if ("categories" in response)
    return { ...response, ...toCounts(rows as never, response.inStock === null) };
  if (!("total" in response))
    return { data: rows.slice(0, pageSize).map(toCard), nextCursor: makeNextCursor(rows) };
  const found = rows.filter(({ id }) => id !== null);
  return {
    data: found.slice(0, pageSize).map(toCatalogCard),
    nextCursor: response.total ? null : makeNextCursor(found),
    total: response.total && {
      // A page of very many is read in its order, without counting.
      count: response.total.isCapped ? response.total.count : Number(rows[0]?.count ?? 0),
      isCapped: response.total.isCapped,
      stores: response.total.isCapped ? null : Number(rows[0]?.stores ?? 0),
    },
    corrected: response.corrected,
  };
}

interface FilterCountRow {
  value: string;
  label: string | null;
  /** PostgreSQL's large numbers arrive as text. */
  count: string;
}

function toCounts(rows: FilterCountRow[], isCapped: boolean) {
  const listCounts = (kind: string) =>
    rows
      .filter(({ value }) => value.startsWith(kind))
      .sort(
        (one, other) =>
          Number(other.count) - Number(one.count) || (one.value < other.value ? -1 : 1),
      )
      .slice(0, 24)
      .map(({ label, count }) => ({ value: label, count: isCapped ? null : Number(count) }));
  return {
    sizes: listCounts("size:"),
    colours: listCounts("color:"),
    brands: listCounts("brand:"),
  };
}
