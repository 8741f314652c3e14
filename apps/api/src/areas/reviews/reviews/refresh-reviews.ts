import { saveItemRating } from "#areas/marketplace/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { refreshSummary, type Subject } from "./reviews.repository.ts";

/** What the shown reviews of something add up to, also where an item's card and search read it. */
export async function refreshReviews(tx: Tx, subject: Subject): Promise<void> {
  const starCounts = await refreshSummary(tx, subject);
  if (subject.kind !== "item") return;
  await saveItemRating(tx, subject.id, {
    sum: starCounts.reduce((sum, count, index) => sum + count * (index + 1), 0),
    count: starCounts.reduce((sum, count) => sum + count, 0),
  });
}
