import type { PublicStore } from "@boab/contracts/marketplace/stores";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { meanRating } from "../items/item.rules.ts";
import { findStoreRating } from "../items/item-standing.repository.ts";
import { countListedItems } from "../items/list-items.repository.ts";
import { countPunctual } from "../orders/figures.repository.ts";
import { punctualityOf, punctualitySince } from "../orders/order.rules.ts";

/** What everyone may know of how a store does. */
export interface StoreFacts {
  sentOnTime: PublicStore["checks"]["sentOnTime"];
  itemsCount: number;
  /** Of what buyers said about its items; null before the first review. */
  rating: number | null;
  reviewCount: number;
}

/** Read from indexes alone, because every visit to the store asks for it. */
export async function loadStoreFacts(db: Db, clock: Clock, storeId: string): Promise<StoreFacts> {
  const now = clock();
  const rating = await findStoreRating(db, storeId);
  return {
    sentOnTime: punctualityOf(await countPunctual(db, storeId, punctualitySince(now), now)),
    itemsCount: await countListedItems(db, storeId),
    rating: meanRating(rating),
    reviewCount: rating.reviewCount,
  };
}
