import { toCents } from "@boab/contracts/common/dollars";
import { priceBarCount, ratingChoices } from "@boab/contracts/marketplace/catalog-limits";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import {
  type CatalogSearch,
  isInStock,
  joinWithAnd,
  toConditionsByFilter,
  toMatchAllConditions,
} from "./catalog-filters.repository.ts";

export interface FilterCount {
  /** `size:m`, `rating:4`, `price:7`, `stock`, or `found` for everything that was counted. */
  value: string;
  /** The value as a seller wrote it. */
  label: string | null;
  count: number;
}

/**
 * Counts how many items each value of each filter would leave, in one pass over at most `maxRows` items. A filter that
 * accepts any of its values is left out of its own counts, so that a buyer who chose one brand sees the counts of the
 * others.
 */
export async function countItemsByFilterValue(
  db: Db,
  search: CatalogSearch,
  { ceiling, maxRows }: { ceiling: number; maxRows: number },
): Promise<FilterCount[]> {
  const conditionByFilter = toConditionsByFilter(search);
  const { rows } = await sql<FilterCount>`
    with found as materialized (
      select item.filter_values, item.brand, item.sizes, item.colours, item.price_cents, item.rating,
        ${isInStock} as in_stock, ${conditionByFilter.brand} as b, ${conditionByFilter.condition} as c, ${conditionByFilter.rating} as r,
        ${conditionByFilter.price} as p, ${conditionByFilter.stock} as s, ${conditionByFilter.shipping} as f, ${conditionByFilter.returns} as t
      from marketplace.item where ${joinWithAnd(toMatchAllConditions(search))}
      limit ${maxRows}),
    named as (
      select value, count(*) as count from found, unnest(filter_values) as value
      where p and r and s and (b or value like 'brand:%') and (c or value like 'cond:%')
        and (f or value = 'fship') and (t or value = 'fret')
      group by value),
    labels as (
      select 'brand:' || lower(brand) as value, min(brand) as label from found where brand <> '' group by 1
      union all
      select 'size:' || lower(size), min(size) from found, unnest(sizes) as size group by 1
      union all
      select 'color:' || lower(colour), min(colour) from found, unnest(colours) as colour group by 1)
    select named.value, labels.label, named.count from named left join labels on labels.value = named.value
    union all
    select 'rating:' || least, null, count(*)
    from found, unnest(${[...ratingChoices]}::int[]) as least
    where rating >= least and b and c and p and s and f and t group by least
    union all
    select 'stock', null, count(*) from found where in_stock and b and c and r and p and f and t
    union all
    select 'price:' || least(width_bucket(price_cents, 0, ${toCents(ceiling)}::int, ${priceBarCount}::int), ${priceBarCount}::int),
      null, count(*)
    from found where b and c and r and s and f and t group by 1
    union all
    select 'found', null, count(*) from found
  `.execute(db);
  return rows;
}
