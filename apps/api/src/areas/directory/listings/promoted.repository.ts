import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type ListingSearch, toConditions, toDistance } from "./listing-filters.repository.ts";
import { type Card, joinWithAnd, listCardColumns } from "./listing-rows.repository.ts";

/**
 * Finds the listing whose turn it is, of those that match and whose owner has one of the plans. They take turns in the order
 * of their ids, a day each, so that each is shown as often as any other.
 */
export async function findPromotedListing(
  db: Db,
  search: ListingSearch,
  { plans, day }: { plans: readonly DirectoryPlan[]; day: number },
): Promise<Card | undefined> {
  const isOfPlan = sql<boolean>`owner_id in (
    select owner.id from accounts.v_member as owner where owner.directory_plan = any(${plans}::text[]))`;
  const conditions = [...toConditions(search, "gathered"), isOfPlan];
  const metres = search.place ? toDistance(search.place) : sql`null::float8`;
  const { rows } = await sql<Card>`
    with candidate as materialized (
      select id, row_number() over (order by id) - 1 as turn, count(*) over () as turns
      from directory.business where ${joinWithAnd(conditions)})
    select ${listCardColumns(search)}, ${metres} as metres from directory.business
    where id = (select candidate.id from candidate where turn = ${day}::int % turns)`.execute(db);
  return rows[0];
}
