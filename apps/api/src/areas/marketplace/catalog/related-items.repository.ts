import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type CatalogRow, catalogColumns } from "./catalog.repository.ts";

/** The fields of an item that decide which items are related to it. */
export interface RelatedItemCriteria {
  id: string;
  storeId: string;
  category: string;
  subCategory: string | null;
  subSubCategory: string | null;
}

/** Only the newest items are considered: a row of eight doesn't need the rest of a large category. */
const maxCandidates = 200;

const newestFirst = sql`created_at desc, id desc`;

const candidates = (condition: RawBuilder<unknown>) => sql`
  select id, store_id, category, sub_category, sub_sub_category, created_at
  from marketplace.item where is_listed and store_takes_orders and ${condition}
  order by ${newestFirst} limit ${maxCandidates}`;

/**
 * Lists other items of the same category: the same subcategory first, then the same store, then the newest (PROD-04).
 */
export const listSimilarItems = (
  db: Db,
  { id, storeId, category, subCategory, subSubCategory }: RelatedItemCriteria,
  limit: number,
): Promise<CatalogRow[]> =>
  readCatalogRows(
    db,
    sql`
    select id, row_number() over (order by
      (sub_category is not distinct from ${subCategory}::text)::int
        + (sub_category is not distinct from ${subCategory}::text
          and sub_sub_category is not distinct from ${subSubCategory}::text)::int desc,
      store_id = ${storeId} desc, ${newestFirst}) as place
    from ((${candidates(sql`category = ${category}`)})
      union (${candidates(sql`store_id = ${storeId}`)})) as near
    where category = ${category} and id <> ${id} order by place limit ${limit}`,
  );

/** Lists what else the store sells in other categories. */
export const listOtherItemsOfStore = (
  db: Db,
  { storeId, category }: RelatedItemCriteria,
  limit: number,
): Promise<CatalogRow[]> =>
  readCatalogRows(
    db,
    sql`
    select id, row_number() over (order by ${newestFirst}) as place
    from (${candidates(sql`store_id = ${storeId}`)}) as near
    where category <> ${category} order by place limit ${limit}`,
  );

async function readCatalogRows(db: Db, chosen: RawBuilder<unknown>): Promise<CatalogRow[]> {
  const { rows } = await sql<CatalogRow>`
    with chosen as materialized (${chosen})
    select ${catalogColumns} from chosen
    join marketplace.item on item.id = chosen.id
    join marketplace.store on store.id = item.store_id
    order by chosen.place
  `.execute(db);
  return rows;
}
