import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
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
      sql<DirectoryPlan | null>`(select owner.directory_plan from accounts.v_member as owner
        where owner.id = business.owner_id)`.as("ownerPlan"),
    ])
    .where("business.deleteRequestedAt", "is", null)
    .$call(newestFirst({ instant: "business.createdAt", id: "business.id", limit, after }))
    .execute();
  return rows.map(withPosition);
}

/** Adds up the views of each listing since a day of its own. */
export async function sumViewsOfListings(
  db: Db,
  periods: readonly { id: string; since: Date }[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; views: number }>`
    select period.id, coalesce(sum(seen.views), 0)::int as views
    from unnest(${periods.map(({ id }) => id)}::text[], ${periods.map(({ since }) => since)}::timestamptz[])
      as period (id, since)
    join directory.listing_view_day as seen on seen.business_id = period.id
      and seen.day > (period.since at time zone 'Australia/Sydney')::date
    group by period.id`.execute(db);
  return new Map(rows.map(({ id, views }) => [id, views]));
}
