import { type RawBuilder, sql } from "kysely";

/** The tsquery text of the words before the last, of the last word, and of the last word as a prefix. */
export interface WordQuery {
  before: string;
  last: string;
  prefix: string;
}

export interface WordSearch {
  /** The text as typed, in lower case. */
  typed: string;
  anywhere: WordQuery;
  inName: WordQuery;
  inDescription: WordQuery;
}

/** A search of the catalog: `all` must match completely; of `brands` and `conditions` any value may match. */
export interface CatalogSearch {
  words?: WordSearch | undefined;
  /** Values such as `size:m`. An item must have all of them. */
  all: readonly string[];
  /** The main category among `all`. */
  category?: string | undefined;
  brands?: readonly string[] | undefined;
  conditions?: readonly string[] | undefined;
  minRating?: number | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
  isInStock?: boolean | undefined;
  hasFreeShipping?: boolean | undefined;
  hasFreeReturns?: boolean | undefined;
}

type Condition = RawBuilder<boolean>;

export const toTsquery = ({ before, last, prefix }: WordQuery) => sql`(
  to_tsquery('directory.words', ${before}) && (
    to_tsquery('directory.words', ${last}) || to_tsquery('directory.spelt', ${prefix})))`;

const alwaysTrue = sql<boolean>`true`;

/** The catalog shows listed items of stores that can take an order now. */
export const isInCatalog = sql<boolean>`item.is_listed and item.store_takes_orders`;

/** Items of a store on holiday count as out of stock. */
export const isInStock = sql<boolean>`(item.stock > 0 and not item.store_is_away)`;

/** The conditions for words and for filters whose values must all match. */
export function toMatchAllConditions({ words, all }: CatalogSearch): Condition[] {
  const conditions: Condition[] = [isInCatalog];
  if (words) conditions.push(sql`item.search @@ ${toTsquery(words.anywhere)}`);
  if (all.length > 0) conditions.push(sql`item.filter_values @> ${[...all]}::text[]`);
  return conditions;
}

const hasAnyValue = (values: readonly string[] | undefined): Condition =>
  values ? sql`item.filter_values && ${[...values]}::text[]` : alwaysTrue;

/** The other conditions, by filter: the counts beside a filter leave out that filter itself. */
export const toConditionsByFilter = (search: CatalogSearch) => ({
  brand: hasAnyValue(search.brands),
  condition: hasAnyValue(search.conditions),
  rating: search.minRating
    ? sql<boolean>`coalesce(item.rating >= ${search.minRating}::numeric, false)`
    : alwaysTrue,
  price:
    search.minCents === undefined && search.maxCents === undefined
      ? alwaysTrue
      : sql<boolean>`item.price_cents between ${search.minCents ?? 0}::int and ${search.maxCents ?? 2_147_483_647}::int`,
  stock: search.isInStock ? isInStock : alwaysTrue,
  shipping: search.hasFreeShipping ? hasAnyValue(["fship"]) : alwaysTrue,
  returns: search.hasFreeReturns ? hasAnyValue(["fret"]) : alwaysTrue,
});

export const toConditions = (search: CatalogSearch): Condition[] => [
  ...toMatchAllConditions(search),
  ...Object.values(toConditionsByFilter(search)).filter((condition) => condition !== alwaysTrue),
];

/**
 * The same conditions, checked row by row: `is true` stops PostgreSQL from using the filters' indexes, so that it reads
 * in the order of an index. Each main category has an index of its own.
 */
export const toIndexOrderConditions = (search: CatalogSearch): Condition[] => [
  isInCatalog,
  ...(search.category ? [sql<boolean>`item.category = ${search.category}`] : []),
  ...toConditions(search).map((condition) => sql<boolean>`(${condition}) is true`),
];

export const joinWithAnd = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);
