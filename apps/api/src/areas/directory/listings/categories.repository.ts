import type { Category } from "@boab/contracts/directory/listing-fields";
import type { Db } from "#platform/db/db.ts";

export async function hasPublicListing(db: Db, category: Category): Promise<boolean> {
  const row = await db
    .selectFrom("directory.business")
    .select("id")
    .where("isPublic", "=", true)
    .where("category", "=", category)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
