import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** A listing with what ties one person to it. One that waits for its deletion is missing. */
export const findListingWithTies = (db: Db, id: string, userId: string | null) =>
  db
    .selectFrom("directory.business as business")
    .select([
      "business.id",
      "business.businessName",
      "business.slug",
      "business.isPublic",
      sql<boolean>`(business.owner_id = ${userId}::text) is true`.as("isOwner"),
      sql<MemberRight[] | null>`(select rights from directory.member
        where member.business_id = business.id and member.profile_id = ${userId}::text)`.as(
        "memberRights",
      ),
    ])
    .where("business.id", "=", id)
    .where("business.deleteRequestedAt", "is", null)
    .executeTakeFirst();
