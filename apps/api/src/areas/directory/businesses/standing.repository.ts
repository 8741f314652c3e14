import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** What areas above the directory need to know of a listing and of somebody who stands before it. */
export interface ListingStanding {
  id: string;
  businessName: string;
  slug: string;
  isPublic: boolean;
  /** Owner or invited editor; staff manage only what they own or edit. */
  isManager: boolean;
}

export async function findListingStanding(
  db: Db,
  id: string,
  userId: string | null,
): Promise<ListingStanding | undefined> {
  return db
    .selectFrom("directory.business as business")
    .select([
      "business.id",
      "business.business_name as businessName",
      "business.slug",
      "business.is_public as isPublic",
      sql<boolean>`(business.owner_id = ${userId}::text or exists (
        select from directory.editor
        where editor.business_id = business.id and editor.profile_id = ${userId}::text)) is true`.as(
        "isManager",
      ),
    ])
    .where("business.id", "=", id)
    .where("business.delete_requested_at", "is", null)
    .executeTakeFirst();
}
