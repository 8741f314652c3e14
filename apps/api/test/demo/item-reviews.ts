import { hash } from "@boab/art";
import { sql } from "kysely";
import { refreshReviews } from "#areas/reviews/reviews/refresh-reviews.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { DemoPart } from "./demo-part.ts";

/** What buyers say, with the stars they give. */
const sampleReviews: readonly [rating: number, comment: string][] = [
  [5, "Even better than the photos. It came wrapped in cloth."],
  [5, "Arrived in three days, and I've had compliments ever since."],
  [5, "You can see that somebody took their time with this."],
  [5, "Bought one for my sister, then one for myself."],
  [4, "Lovely work. A little smaller than I thought."],
  [4, "Good quality and friendly messages. Postage took a week."],
  [5, "Exactly as described. Will buy from this store again."],
  [3, "Nice, but the colour is darker than on my screen."],
];

/** Two of three buyers write once their parcel has arrived; what is there already stays as it is. */
export const loadDemoItemReviews: DemoPart = async ({ db }) => {
  const { rows: bought } = await sql<{ itemId: string; buyerId: string; receivedAt: Date }>`
    select line.item_id as "itemId", bought.buyer_id as "buyerId", min(bought.received_at) as "receivedAt"
    from marketplace.order_line as line
    join marketplace.store_order as bought on bought.id = line.order_id
    where bought.received_at is not null and bought.buyer_id like 'demo-%'
    group by line.item_id, bought.buyer_id order by line.item_id, bought.buyer_id`.execute(db);
  const reviews = bought
    .filter(({ itemId, buyerId }) => hash(`${itemId} ${buyerId}`) % 3 !== 0)
    .map(({ itemId, buyerId, receivedAt }) => {
      const sampleReview = sampleReviews[hash(`says ${itemId} ${buyerId}`) % sampleReviews.length];
      const [rating, comment] = sampleReview ?? [5, "Lovely."];
      return { itemId, buyerId, rating, comment, receivedAt };
    });
  const added = await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into reviews.review (subject_kind, subject_id, author_id, rating, comment, tie, created_at)
      select 'item', one."itemId", one."buyerId", one.rating, one.comment, 'customer',
        least(one."receivedAt" + interval '1 day', now())
      from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as one (
        "itemId" text, "buyerId" text, rating smallint, comment text, "receivedAt" timestamptz)
      on conflict on constraint review_once do nothing
      returning subject_id as id`.execute(tx);
    for (const id of new Set(rows.map((row) => row.id)))
      await refreshReviews(tx, { kind: "item", id });
    return rows.length;
  });
  return `${reviews.length} demo reviews of items (${added} of them new)`;
};
