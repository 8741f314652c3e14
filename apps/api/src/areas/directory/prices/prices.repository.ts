import type { Price } from "@boab/contracts/directory/businesses";
import type { Db, Tx } from "#platform/db/db.ts";

/** Only prices of public listings are found. */
export const findPrices = (db: Db, ids: string[]) =>
  db
    .selectFrom("directory.price as price")
    .innerJoin("directory.business as business", "business.id", "price.businessId")
    .select([
      "price.id",
      "price.title",
      "price.amountCents",
      "price.durationMinutes",
      "business.id as businessId",
      "business.businessName",
      "business.slug",
      "business.ownerId",
    ])
    .where("price.id", "in", ids)
    .where("business.isPublic", "=", true)
    .execute();

export type ListedPrice = Pick<
  Price,
  "id" | "title" | "amountCents" | "durationMinutes" | "shortestMinutes"
>;

/** The whole list of a business, in its order. */
export const findPriceList = (db: Db, businessId: string): Promise<ListedPrice[]> =>
  db
    .selectFrom("directory.price")
    .select(["id", "title", "amountCents", "durationMinutes", "shortestMinutes"])
    .where("businessId", "=", businessId)
    .orderBy("position")
    .execute();

/** A new price may come without an id. */
export type PriceToSave = Omit<ListedPrice, "id"> & { id?: string | undefined };

/** Makes the list match the rows. Existing prices keep their ids. */
export async function replacePrices(
  tx: Tx,
  businessId: string,
  rows: readonly PriceToSave[],
): Promise<void> {
  const retainedIds = rows.flatMap(({ id }) => id ?? []);
  let deletion = tx.deleteFrom("directory.price").where("businessId", "=", businessId);
  if (retainedIds.length > 0) deletion = deletion.where("id", "not in", retainedIds);
  await deletion.execute();
  for (const [position, { id, ...fields }] of rows.entries()) {
    const { title, amountCents, durationMinutes, shortestMinutes } = fields;
    const price = { position, title, amountCents, durationMinutes, shortestMinutes };
    await tx
      .insertInto("directory.price")
      .values({ ...price, businessId, ...(id !== undefined && { id }) })
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet(price)
          .where("directory.price.businessId", "=", businessId),
      )
      .execute();
  }
}
