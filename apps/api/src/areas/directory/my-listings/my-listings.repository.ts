import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";
import { businessColumns } from "../businesses/business-columns.repository.ts";

const fields = businessColumns.selectFrom(
  "business",
  "id",
  "businessName",
  "slug",
  "category",
  "city",
  "state",
  "ownerId",
  "isLive",
  "logo",
  "cover",
  "coverPosition",
  "days",
  "updatedAt",
);

/** Newest first. The two kinds are found by their own indexes; a person has few of either. */
export async function listManaged(
  db: Db,
  userId: string,
  viewsSince: Date,
  limit: number,
  after: Position | undefined,
) {
  let query = db
    .with("managed", (ids) =>
      ids
        .selectFrom("directory.business")
        .select("id")
        .where("owner_id", "=", userId)
        .union(
          ids
            .selectFrom("directory.editor")
            .select("business_id as id")
            .where("profile_id", "=", userId),
        ),
    )
    .selectFrom("managed")
    .innerJoin("directory.business as business", "business.id", "managed.id")
    .select(fields)
    .select([
      "business.is_withheld as isWithheld",
      exactInstant("business.created_at").as("exactCreation"),
      sql<number>`(select coalesce(sum(seen.views), 0) from directory.listing_view_day seen
        where seen.business_id = business.id
          and seen.day > (${viewsSince}::timestamptz at time zone 'Australia/Sydney')::date)::int`.as(
        "viewCount",
      ),
    ])
    .where("business.delete_requested_at", "is", null)
    .orderBy("business.created_at", "desc")
    .orderBy("business.id", "desc")
    .limit(limit);
  if (after) query = query.where(standsAfter("business.created_at", "business.id", after));
  return (await query.execute()).map(({ exactCreation, ...row }) => ({
    ...row,
    position: [exactCreation, row.id] satisfies Position,
  }));
}
