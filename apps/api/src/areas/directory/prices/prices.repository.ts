import type { Db } from "#platform/db/db.ts";

/** Only prices of public listings are found. */
export const findPrices = (db: Db, ids: string[]) =>
  db
    .selectFrom("directory.price as price")
    .innerJoin("directory.business as business", "business.id", "price.businessId")
    .select([
      "price.id",
      "price.title",
      "price.amountCents",
      "business.id as businessId",
      "business.businessName",
      "business.slug",
      "business.ownerId",
    ])
    .where("price.id", "in", ids)
    .where("business.isPublic", "=", true)
    .execute();
