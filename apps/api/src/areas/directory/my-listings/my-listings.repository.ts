import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { newestFirst, type Position, withPosition } from "#platform/db/keyset.ts";

const fields = [
  "business.id",
  "business.businessName",
  "business.slug",
  "business.category",
  "business.city",
  "business.state",
  "business.ownerId",
  "business.isLive",
  "business.logo",
  "business.cover",
  "business.coverPosition",
  "business.days",
  "business.week",
  "business.timeZone",
  "business.updatedAt",
] as const;

/** Lists the newest first. Listings they own and listings they help with are found by separate indexes; a person has few of either. */
export async function listManaged(
  db: Db,
  userId: string,
  viewsSince: Date,
  limit: number,
  after: Position | undefined,
) {
  const rows = await db
    .with("managed", (ids) =>
      ids
        .selectFrom("directory.business")
        .select("id")
        .where("ownerId", "=", userId)
        .union(
          ids
            .selectFrom("directory.member")
            .select("businessId as id")
            .where("profileId", "=", userId),
        ),
    )
    .selectFrom("managed")
    .innerJoin("directory.business as business", "business.id", "managed.id")
    .select(fields)
    .select([
      sql<MemberRight[] | null>`(select rights from directory.member
        where member.business_id = business.id and member.profile_id = ${userId})`.as(
        "memberRights",
      ),
      "business.isWithheld",
      "business.removedAt",
      sql<
        string[]
      >`(select coalesce(jsonb_agg(special.date), '[]') from directory.special_day as special
        where special.business_id = business.id and special.date >= current_date - 1)`.as(
        "specialDates",
      ),
      sql<number>`(select coalesce(sum(seen.views), 0) from directory.listing_view_day seen
        where seen.business_id = business.id
          and seen.day > (${viewsSince}::timestamptz at time zone 'Australia/Sydney')::date)::int`.as(
        "viewCount",
      ),
    ])
    .where("business.deleteRequestedAt", "is", null)
    .$call(newestFirst({ instant: "business.createdAt", id: "business.id", limit, after }))
    .execute();
  return rows.map(withPosition);
}
