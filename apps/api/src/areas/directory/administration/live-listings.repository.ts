import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";
import { businessColumns } from "../businesses/business-columns.repository.ts";

/** Up to this many matches are collected by their words and sorted; with more, reading in order soon fills a page. */
const mostGathered = 2000;

const escaped = (words: string) => words.replace(/[\\%_]/g, "\\$&");

/** As the index has it. */
const isLike = (words: string) =>
  sql<boolean>`directory.plain(business.business_name) like '%' || directory.plain(${escaped(words)}) || '%'`;

/** The same without the index of words. PostgreSQL takes every part of a name for rare, and would sort them all. */
const contains = (words: string) =>
  sql<boolean>`strpos(directory.plain(business.business_name), directory.plain(${words})) > 0`;

async function isCommon(db: Db, words: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from directory.business where is_public and ${isLike(words)} limit ${mostGathered + 1}
    ) as matches`.execute(db);
  return (rows[0]?.count ?? 0) > mostGathered;
}

/** Newest first; the words are a part of the name, without accents and capitals. */
export async function listLive(
  db: Db,
  words: string | undefined,
  limit: number,
  after: Position | undefined,
) {
  let query = db
    .selectFrom("directory.business as business")
    .leftJoin("accounts.profile as owner", "owner.id", "business.owner_id")
    .select(
      businessColumns.selectFrom(
        "business",
        "id",
        "businessName",
        "slug",
        "category",
        "city",
        "state",
        "createdAt",
      ),
    )
    .select([
      "owner.full_name as ownerName",
      exactInstant("business.created_at").as("exactCreation"),
      sql<number>`(select count(*) from directory.listing_report report
        where report.business_id = business.id and report.status = 'open')::int`.as("openReports"),
    ])
    .where("business.is_public", "=", true)
    .orderBy("business.created_at", "desc")
    .orderBy("business.id", "desc")
    .limit(limit);
  if (words) query = query.where((await isCommon(db, words)) ? contains(words) : isLike(words));
  if (after) query = query.where(standsAfter("business.created_at", "business.id", after));
  return (await query.execute()).map(({ exactCreation, ...row }) => ({
    ...row,
    position: [exactCreation, row.id] satisfies Position,
  }));
}
