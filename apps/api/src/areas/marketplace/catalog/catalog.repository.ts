import type { ItemSort } from "@boab/contracts/marketplace/catalog-limits";
import type { ItemCondition, ItemGender, ItemStyle } from "@boab/contracts/marketplace/item-limits";
import { type RawBuilder, sql } from "kysely";
import { qualifyColumns, toSqlList } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/db.ts";
import { formatExactInstant, type Position } from "#platform/db/keyset.ts";
import { type CardRow, cardColumns } from "../items/items.repository.ts";
import {
  type CatalogSearch,
  isInCatalog,
  joinWithAnd,
  toConditions,
  toIndexOrderConditions,
  toTsquery,
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
  storeIsAway: boolean;
  storeName: string;
  storeSlug: string;
}

const columns = toSqlList(
  qualifyColumns("item", [
    ...cardColumns,
    "brand",
    "condition",
    "genders",
    "styles",
    "sizes",
    "colours",
    "hasFreeReturns",
  ]),
);

/** The columns of a query that names its tables `item` and `store`. */
export const catalogColumns = sql`${columns}, item.rating::float8 as rating,
  item.review_count, item.store_is_away, store.store_name, store.slug as "storeSlug"`;

type SortOrder = RawBuilder<unknown>;

const newestFirst = sql`item.created_at desc, item.id desc`;

/** Each order matches an index. */
const orderBySort: Record<Exclude<ItemSort, "relevance">, SortOrder> = {
  newest: newestFirst,
  price_asc: sql`item.price_cents, item.id`,
  price_desc: sql`item.price_cents desc, item.id desc`,
  rating_desc: sql`item.rating desc nulls last, item.created_at desc, item.id desc`,
};

const highestScoreFirst = sql`item.score desc, ${newestFirst}`;

/** CATLG-16: the name counts 5, the description 1, the exact brand and the exact category 2 each. */
const computeScore = ({ words }: CatalogSearch) =>
  words
    ? sql`case when item.search @@ ${toTsquery(words.inName)} then 5 else 0 end
        + case when item.search @@ ${toTsquery(words.inDescription)} then 1 else 0 end
        + case when item.filter_values @> array[${`brand:${words.typed}`}::text] then 2 else 0 end
        + case when item.filter_values @> array[${`cat:${words.typed}`}::text] then 2 else 0 end`
    : sql`0`;

const makeSortColumns = (
  search: CatalogSearch,
) => sql`item.id, item.store_id, item.created_at, item.price_cents, item.rating,
  ${computeScore(search)} as score`;

export interface PageRequest {
  sort: ItemSort;
  limit: number;
  offset: number;
}

export interface FoundItems {
  rows: CatalogRow[];
  /** At most the `maxRows` of the query. */
  count: number;
  stores: number;
}

/**
 * Collects up to `maxRows` matches, unordered, then sorts them and returns one page with the total. If the limit is
 * reached the rows are arbitrary, and the page must be read in order instead.
 */
export async function gatherItems(
  db: Db,
  search: CatalogSearch,
  { sort, limit, offset }: PageRequest,
  maxRows: number,
): Promise<FoundItems> {
  const order = sort === "relevance" ? highestScoreFirst : orderBySort[sort];
  const { rows } = await sql<CatalogRow & { count: number; stores: number }>`
    with found as materialized (
      select ${makeSortColumns(search)} from marketplace.item where ${joinWithAnd(toConditions(search))} limit ${maxRows}),
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

/** When a search has more matches than the counting cap, only this many of the newest are sorted by relevance. */
const maxRankedItems = 96;

/** Reads one page of many matches in the order of an index, so that the cost does not depend on their number. */
export async function readItemsInOrder(
  db: Db,
  search: CatalogSearch,
  { sort, limit, offset }: PageRequest,
): Promise<CatalogRow[]> {
  const order = sort === "relevance" ? newestFirst : orderBySort[sort];
  const isRanked = sort === "relevance" && search.words !== undefined && offset < maxRankedItems;
  const pageOrder = isRanked ? highestScoreFirst : order;
  const { rows } = await sql<CatalogRow>`
    with found as materialized (
      select ${makeSortColumns(search)} from marketplace.item where ${joinWithAnd(toIndexOrderConditions(search))}
      order by ${order} limit ${isRanked ? Math.max(maxRankedItems, offset + limit) : offset + limit}),
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

/** Lists everything for sale with keyset pagination, newest first. */
export async function listNewestItems(
  db: Db,
  { limit, after }: { limit: number; after: Position | undefined },
): Promise<(CatalogRow & { position: Position })[]> {
  const { rows } = await sql<CatalogRow & { exactCreation: string }>`
    select ${catalogColumns}, ${formatExactInstant("item.createdAt")} as "exactCreation"
    from marketplace.item
    join marketplace.store on store.id = item.store_id
    where ${isInCatalog} and ${
      after
        ? sql`(item.created_at, item.id) < (${after[0]}::timestamptz, ${after[1]}::text)`
        : sql`true`
    }
    order by ${newestFirst} limit ${limit}
  `.execute(db);
  return rows.map((row) => ({ ...row, position: [row.exactCreation, row.id] }));
}

/** The highest price of all items, by its index. */
export async function findHighestPrice(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom("marketplace.item")
    .select("priceCents")
    .where("isListed", "=", true)
    .where("storeTakesOrders", "=", true)
    .orderBy("priceCents", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.priceCents ?? null;
}
