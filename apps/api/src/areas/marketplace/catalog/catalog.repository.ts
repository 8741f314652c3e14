import type { ItemSort } from "@boab/contracts/marketplace/catalog-limits";
import type { ItemCondition, ItemGender, ItemStyle } from "@boab/contracts/marketplace/item-limits";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant, type Position } from "#platform/db/keyset.ts";
import { type CardRow, itemColumns } from "../items/item-columns.repository.ts";
import {
  type CatalogSearch,
  conditionsOf,
  every,
  orderedConditionsOf,
  tsquery,
} from "./catalog-filters.repository.ts";

export interface CatalogRow extends CardRow {
  brand: string;
  condition: ItemCondition | null;
  genders: ItemGender[];
  styles: ItemStyle[];
  sizes: string[];
  colours: string[];
  hasFreeReturns: boolean;
  rating: number | null;
  reviewCount: number;
  storeName: string;
  storeSlug: string;
}

const columns = itemColumns
  .select(
    ...(["id", "sku", "storeId", "status", "name", "description", "priceCents"] as const),
    ...(["previousCents", "category", "subCategory", "subSubCategory", "mainPicture"] as const),
    ...(["hasFreeShipping", "stock", "soldCount", "createdAt", "brand", "condition"] as const),
    ...(["genders", "styles", "sizes", "colours", "hasFreeReturns"] as const),
  )
  .map((column) => `item.${column.replace(/ as (\w+)$/, ' as "$1"')}`)
  .join(", ");

/** Of `item` and its `store`. */
export const catalogColumns = sql`${sql.raw(columns)}, item.rating::float8 as rating,
  item.review_count as "reviewCount", store.store_name as "storeName", store.slug as "storeSlug"`;

type Order = RawBuilder<unknown>;

const newest = sql`item.created_at desc, item.id desc`;

/** Each is the order of an index. */
const orders: Record<Exclude<ItemSort, "relevance">, Order> = {
  newest,
  price_asc: sql`item.price_cents, item.id`,
  price_desc: sql`item.price_cents desc, item.id desc`,
  rating_desc: sql`item.rating desc nulls last, item.created_at desc, item.id desc`,
};

const byScore = sql`item.score desc, ${newest}`;

/** CATLG-16: the name counts 5, the description 1, the exact brand and the exact category 2 each. */
const scoreOf = ({ words }: CatalogSearch) =>
  words
    ? sql`case when item.search @@ ${tsquery(words.inName)} then 5 else 0 end
        + case when item.search @@ ${tsquery(words.inDescription)} then 1 else 0 end
        + case when item.filter_values @> array[${`brand:${words.typed}`}::text] then 2 else 0 end
        + case when item.filter_values @> array[${`cat:${words.typed}`}::text] then 2 else 0 end`
    : sql`0`;

const keys = (
  search: CatalogSearch,
) => sql`item.id, item.store_id, item.created_at, item.price_cents, item.rating,
  ${scoreOf(search)} as score`;

export interface PageRequest {
  sort: ItemSort;
  limit: number;
  offset: number;
}

export interface FoundItems {
  rows: CatalogRow[];
  /** At most `most`. */
  count: number;
  stores: number;
}

/**
 * Collects what matches, in no order, up to a limit, and sorts it: one page of it, and how much it is. Where the limit
 * is reached the rows are just any; then the page is read in order.
 */
export async function gatherItems(
  db: Db,
  search: CatalogSearch,
  { sort, limit, offset }: PageRequest,
  most: number,
): Promise<FoundItems> {
  const order = sort === "relevance" ? byScore : orders[sort];
  const { rows } = await sql<CatalogRow & { count: number; stores: number }>`
    with found as materialized (
      select ${keys(search)} from marketplace.item where ${every(conditionsOf(search))} limit ${most}),
    page as (
      select item.id, row_number() over (order by ${order}) as place from found as item
      order by ${order} limit ${limit} offset ${offset})
    select counted.count, counted.stores, ${catalogColumns}
    from (select count(*) as count, count(distinct store_id) as stores from found) as counted
    left join (page
      join marketplace.item on item.id = page.id
      join marketplace.store on store.id = item.store_id) on true
    order by page.place
  `.execute(db);
  return {
    rows: rows.filter(({ id }) => id !== null),
    count: rows[0]?.count ?? 0,
    stores: rows[0]?.stores ?? 0,
  };
}

/** Of a search that finds more than is counted, so many of the newest are put in order of relevance. */
const mostRanked = 96;

/** One page of many matches, read in the order of an index: what it costs does not depend on how many there are. */
export async function readItemsInOrder(
  db: Db,
  search: CatalogSearch,
  { sort, limit, offset }: PageRequest,
): Promise<CatalogRow[]> {
  const order = sort === "relevance" ? newest : orders[sort];
  const isRanked = sort === "relevance" && search.words !== undefined && offset < mostRanked;
  const pageOrder = isRanked ? byScore : order;
  const { rows } = await sql<CatalogRow>`
    with found as materialized (
      select ${keys(search)} from marketplace.item where ${every(orderedConditionsOf(search))}
      order by ${order} limit ${isRanked ? Math.max(mostRanked, offset + limit) : offset + limit}),
    page as (
      select item.id, row_number() over (order by ${pageOrder}) as place from found as item
      order by ${pageOrder} limit ${limit} offset ${offset})
    select ${catalogColumns}
    from page
    join marketplace.item on item.id = page.id
    join marketplace.store on store.id = item.store_id
    order by page.place
  `.execute(db);
  return rows;
}

/** Everything that is for sale, by key. */
export async function listNewestItems(
  db: Db,
  { limit, after }: { limit: number; after: Position | undefined },
): Promise<(CatalogRow & { position: Position })[]> {
  const { rows } = await sql<CatalogRow & { exactCreation: string }>`
    select ${catalogColumns}, ${exactInstant("item.created_at")} as "exactCreation"
    from marketplace.item
    join marketplace.store on store.id = item.store_id
    where item.is_listed and ${
      after
        ? sql`(item.created_at, item.id) < (${after[0]}::timestamptz, ${after[1]}::text)`
        : sql`true`
    }
    order by ${newest} limit ${limit}
  `.execute(db);
  return rows.map((row) => ({ ...row, position: [row.exactCreation, row.id] }));
}

/** The highest price of all items, by its index. */
export async function findHighestPrice(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom("marketplace.item")
    .select("price_cents")
    .where("is_listed", "=", true)
    .orderBy("price_cents", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.price_cents ?? null;
}
