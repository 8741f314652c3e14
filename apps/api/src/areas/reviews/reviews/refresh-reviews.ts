import { saveListingRating } from "#areas/directory/index.ts";
import { saveItemRating } from "#areas/marketplace/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { refreshSummary, type Subject } from "./reviews.repository.ts";

/** Updates the totals of the shown reviews, and the copy that the card of the business or item shows. */
export async function refreshReviews(tx: Tx, subject: Subject): Promise<void> {
  const totals = await refreshSummary(tx, subject);
  if (subject.kind === "business") return saveListingRating(tx, subject.id, totals);
  const { starCounts } = totals;
  await saveItemRating(tx, subject.id, {
    sum: starCounts.reduce((sum, count, index) => sum + count * (index + 1), 0),
    count: starCounts.reduce((sum, count) => sum + count, 0),
  });
}
