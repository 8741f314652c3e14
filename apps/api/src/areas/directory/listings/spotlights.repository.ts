import { defaultPriority } from "@boab/contracts/directory/listing-fields";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import {
  type ListingSearch,
  type Place,
  toConditions,
  toDistance,
} from "./listing-filters.repository.ts";
import {
  type FoundListing,
  joinWithAnd,
  listCardColumns,
  type NearestRow,
  withNearestPosition,
} from "./listing-rows.repository.ts";

/** Lists the listings of an area whose priority shows them first, in the order of the full list. */
export async function listSpotlights(
  db: Db,
  search: ListingSearch & { place: Place },
  limit: number,
): Promise<FoundListing[]> {
  const metres = toDistance(search.place);
  // The number is a literal, so that PostgreSQL can use the index of the few listings above it.
  const isSpotlight = sql<boolean>`prominence > ${sql.lit(-defaultPriority)}`;
  const conditions = [...toConditions({ ...search, isPlaced: true }, "gathered"), isSpotlight];
  const { rows } = await sql<NearestRow>`
    select ${listCardColumns(search)}, ${metres} as metres, ${metres}::text as "exactMetres"
    from directory.business where ${joinWithAnd(conditions)}
    order by prominence desc, created_at desc, id desc
    limit ${limit}
  `.execute(db);
  return rows.map(withNearestPosition);
}
