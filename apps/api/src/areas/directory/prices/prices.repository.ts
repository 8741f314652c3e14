import type { Db } from "#platform/db/db.ts";

/** Only of listings that everybody can see. */
export const findPrices = (db: Db, ids: string[]) =>
  db
    .selectFrom("directory.price as price")
    .innerJoin("directory.business as business", "business.id", "price.business_id")
    .select([
      "price.id as id",
      "price.title as title",
      "price.amount_cents as amountCents",
      "business.id as businessId",
      "business.business_name as businessName",
      "business.slug as slug",
      "business.owner_id as ownerId",
    ])
    .where("price.id", "in", ids)
    .where("business.is_public", "=", true)
    .execute();
