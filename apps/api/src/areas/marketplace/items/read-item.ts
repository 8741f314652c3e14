import type { PublicItem } from "@boab/contracts/marketplace/items";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { listPhotos } from "./item-photos.repository.ts";
import { findItemStore, findListedItem, wasEverListed } from "./items.repository.ts";
import { listVariants } from "./variants.repository.ts";
import { toPublicItem } from "./view-item.ts";

/**
 * Reads an item for sale in a public store. The response is the same for everyone, so caches may store it. An item that
 * was once for sale is "gone"; one that was never public is not found.
 */
export async function readItem({ db }: { db: Db }, key: string): Promise<PublicItem> {
  const item = await findListedItem(db, key);
  if (!item) throw new AppError((await wasEverListed(db, key)) ? "item_gone" : "not_found");
  const [photos, variants, store] = await Promise.all([
    listPhotos(db, item.id),
    listVariants(db, item.id),
    findItemStore(db, item.storeId),
  ]);
  if (!store) throw new AppError("not_found");
  return toPublicItem(item, { photos, variants, storeSlug: store.slug });
}
