import type { PublicStore } from "@boab/contracts/marketplace/stores";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { computeMeanRating } from "../items/item.rules.ts";
import { countListedItems, sumStoreRatings } from "../items/item-lists.repository.ts";
import { countPunctualOrders } from "../orders/figures.repository.ts";
import { computePunctuality, computePunctualityStart } from "../orders/order.rules.ts";

/** The public figures of a store. */
export interface StoreStats {
  sentOnTime: PublicStore["checks"]["sentOnTime"];
  itemsCount: number;
  /** The mean rating of the store's items; null before the first review. */
  rating: number | null;
  reviewCount: number;
}

/** Reads only from indexes, because every visit to the store needs these figures. */
export async function loadStoreStats(db: Db, clock: Clock, storeId: string): Promise<StoreStats> {
  const now = clock();
  const rating = await sumStoreRatings(db, storeId);
  return {
    sentOnTime: computePunctuality(
      await countPunctualOrders(db, storeId, computePunctualityStart(now), now),
    ),
    itemsCount: await countListedItems(db, storeId),
    rating: computeMeanRating(rating),
    reviewCount: rating.reviewCount,
  };
}
