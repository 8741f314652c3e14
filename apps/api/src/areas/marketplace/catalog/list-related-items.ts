import type { RelatedItems } from "@boab/contracts/marketplace/catalog";
import { maxRelatedItems } from "@boab/contracts/marketplace/catalog-limits";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { findListedItem } from "../items/items.repository.ts";
import { listOtherItemsOfStore, listSimilarItems } from "./related-items.repository.ts";
import { toCatalogItem } from "./view-catalog-item.ts";

/** Lists the items below an item's page. They are the same for everyone. */
export async function listRelatedItems({ db }: { db: Db }, key: string): Promise<RelatedItems> {
  const item = await findListedItem(db, key);
  if (!item) throw new AppError("not_found");
  const [similar, fromStore] = await Promise.all([
    listSimilarItems(db, item, maxRelatedItems),
    listOtherItemsOfStore(db, item, maxRelatedItems),
  ]);
  return { similar: similar.map(toCatalogItem), fromStore: fromStore.map(toCatalogItem) };
}
