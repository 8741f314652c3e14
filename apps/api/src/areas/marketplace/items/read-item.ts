import type { PublicItem } from "@boab/contracts/marketplace/items";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { findStore } from "../stores/stores.repository.ts";
import { findListedItem, listPhotos, listVariants, wasListed } from "./items.repository.ts";
import { toPublicItem } from "./view-item.ts";

/**
 * The same for everyone, so that caches may keep it: only what is for sale, in a store that can be seen. What was for
 * sale there is gone; of what was never public nobody learns that it exists.
 */
export async function readItem({ db }: { db: Db }, key: string): Promise<PublicItem> {
  const item = await findListedItem(db, key);
  if (!item) throw new AppError((await wasListed(db, key)) ? "item_gone" : "not_found");
  const [photos, variants, store] = await Promise.all([
    listPhotos(db, item.id),
    listVariants(db, item.id),
    findStore(db, { id: item.storeId }),
  ]);
  if (!store) throw new AppError("not_found");
  return toPublicItem(item, { photos, variants, storeSlug: store.slug });
}
