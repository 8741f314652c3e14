import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** What areas above the directory need to know about a listing and its viewer. */
export interface ListingVisibility {
  id: string;
  businessName: string;
  slug: string;
  isPublic: boolean;
  /** Whether the viewer is the owner or an invited editor. Staff manage only what they own or edit. */
  isManager: boolean;
}

export async function findListingVisibility(
  db: Db,
  id: string,
  userId: string | null,
): Promise<ListingVisibility | undefined> {
  return db
    .selectFrom("directory.business as business")
    .select([
      "business.id",
      "business.businessName",
      "business.slug",
      "business.isPublic",
      sql<boolean>`(business.owner_id = ${userId}::text or exists (
        select from directory.editor
        where editor.business_id = business.id and editor.profile_id = ${userId}::text)) is true`.as(
        "isManager",
      ),
    ])
    .where("business.id", "=", id)
    .where("business.deleteRequestedAt", "is", null)
    .executeTakeFirst();
}
