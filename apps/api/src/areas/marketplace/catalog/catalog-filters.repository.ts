import { type RawBuilder, sql } from "kysely";

/** tsquery text: the words before the last, the last one, and the last one as a prefix. */
export interface WordQuery {
  before: string;
  last: string;
  begun: string;
}

export interface WordSearch {
  /** As typed, in small letters. */
  typed: string;
  anywhere: WordQuery;
  inName: WordQuery;
  inDescription: WordQuery;
}

/** What every item found has, and what several choices of one filter may have. */
export interface CatalogSearch {
  words?: WordSearch | undefined;
  /** Values such as `size:m`: an item has all of them. */
  all: readonly string[];
  /** The main category among them. */
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

export const tsquery = ({ before, last, begun }: WordQuery) => sql`(
  to_tsquery('directory.words', ${before}) && (
    to_tsquery('directory.words', ${last}) || to_tsquery('directory.spelt', ${begun})))`;

const always = sql<boolean>`true`;

/** Words, and filters of which an item must have every value. */
export function strictConditions({ words, all }: CatalogSearch): Condition[] {
  const conditions: Condition[] = [sql<boolean>`item.is_listed`];
  if (words) conditions.push(sql`item.search @@ ${tsquery(words.anywhere)}`);
  if (all.length > 0) conditions.push(sql`item.filter_values @> ${[...all]}::text[]`);
  return conditions;
}

const anyOf = (values: readonly string[] | undefined): Condition =>
  values ? sql`item.filter_values && ${[...values]}::text[]` : always;

/** The others by name, because the counts beside a filter leave out the filter itself. */
export const looseConditions = (search: CatalogSearch) => ({
  brand: anyOf(search.brands),
  condition: anyOf(search.conditions),
  rating: search.minRating
    ? sql<boolean>`coalesce(item.rating >= ${search.minRating}::numeric, false)`
    : always,
  price:
    search.minCents === undefined && search.maxCents === undefined
      ? always
      : sql<boolean>`item.price_cents between ${search.minCents ?? 0}::int and ${search.maxCents ?? 2_147_483_647}::int`,
  stock: search.isInStock ? sql<boolean>`item.stock > 0` : always,
  shipping: search.hasFreeShipping ? anyOf(["fship"]) : always,
  returns: search.hasFreeReturns ? anyOf(["fret"]) : always,
});

export const conditionsOf = (search: CatalogSearch): Condition[] => [
  ...strictConditions(search),
  ...Object.values(looseConditions(search)).filter((condition) => condition !== always),
];

/**
 * The same, checked row by row: `is true` keeps the indexes that find from being used, so that the one in order is. A main
 * category has an order of its own.
 */
export const orderedConditionsOf = (search: CatalogSearch): Condition[] => [
  sql<boolean>`item.is_listed`,
  ...(search.category ? [sql<boolean>`item.category = ${search.category}`] : []),
  ...conditionsOf(search).map((condition) => sql<boolean>`(${condition}) is true`),
];

export const every = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);
