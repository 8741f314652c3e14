import type { Tx } from "#platform/db/db.ts";

/** Saves how a listing is rated, which the reviews area computes. The counts start with one star. */
export async function saveListingRating(
  tx: Tx,
  businessId: string,
  { reviewCount, starCounts }: { reviewCount: number; starCounts: number[] },
): Promise<void> {
  const rating = { reviewCount, starCounts };
  await tx
    .insertInto("directory.listingRating")
    .values({ ...rating, businessId })
    .onConflict((conflict) => conflict.column("businessId").doUpdateSet(rating))
    .execute();
}
