import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { newestFirst, type Position, withPosition } from "#platform/db/keyset.ts";

/**
 * Up to this many matches are found by the name index and sorted. With more matches, a scan in date order soon fills a
 * page.
 */
const maxGathered = 2000;

const escapeLike = (words: string) => words.replace(/[\\%_]/g, "\\$&");

/** The expression matches the one in the name index, so PostgreSQL can use that index. */
const isNameLike = (words: string) =>
  sql<boolean>`directory.plain(business.business_name) like '%' || directory.plain(${escapeLike(words)}) || '%'`;

/** `strpos` avoids the name index: PostgreSQL expects few matches for any words and would sort all of them. */
const isNameContaining = (words: string) =>
  sql<boolean>`strpos(directory.plain(business.business_name), directory.plain(${words})) > 0`;

async function isCommonName(db: Db, words: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from directory.business where is_public and ${isNameLike(words)} limit ${maxGathered + 1}
    ) as matches`.execute(db);
  return (rows[0]?.count ?? 0) > maxGathered;
}

/** Lists the newest first. The words may be any part of the name; accents and capitals don't matter. */
export async function findLiveListings(
  db: Db,
  words: string | undefined,
  limit: number,
  after: Position | undefined,
) {
  let query = db
    .selectFrom("directory.business as business")
    .leftJoin("accounts.vPerson as owner", "owner.id", "business.ownerId")
    .select([
      "business.id",
      "business.businessName",
      "business.slug",
      "business.category",
      "business.city",
      "business.state",
      "business.createdAt",
    ])
    .select([
      "owner.fullName as ownerName",
      sql<number>`coalesce((select report_count from moderation.v_report_case
        where subject_kind = 'listing' and subject_id = business.id and status = 'open'), 0)`.as(
        "openReports",
      ),
    ])
    .where("business.isPublic", "=", true);
  if (words)
    query = query.where(
      (await isCommonName(db, words)) ? isNameContaining(words) : isNameLike(words),
    );
  const rows = await query
    .$call(newestFirst({ instant: "business.createdAt", id: "business.id", limit, after }))
    .execute();
  return rows.map(withPosition);
}
