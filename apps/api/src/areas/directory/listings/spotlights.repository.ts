import { usualPriority } from "@boab/contracts/directory/listing-fields";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import {
  conditionsOf,
  type ListingSearch,
  metresTo,
  type Place,
} from "./listing-filters.repository.ts";
import {
  cardColumns,
  every,
  type FoundListing,
  type NearestRow,
  nearestPosition,
} from "./listing-rows.repository.ts";

/** The listings of an area whose plan puts them first, as the list of everything orders them. */
export async function listSpotlights(
  db: Db,
  search: ListingSearch & { place: Place },
  limit: number,
): Promise<FoundListing[]> {
  const metres = metresTo(search.place);
  // The number stands in the text, so that the index of the few that match is used.
  const isFirst = sql<boolean>`prominence > ${sql.lit(-usualPriority)}`;
  const conditions = [...conditionsOf({ ...search, isPlaced: true }, "gathered"), isFirst];
  const { rows } = await sql<NearestRow>`
    select ${cardColumns(search)}, ${metres} as metres, ${metres}::text as "exactMetres"
    from directory.business where ${every(conditions)}
    order by prominence desc, created_at desc, id desc
    limit ${limit}
  `.execute(db);
  return rows.map(nearestPosition);
}
