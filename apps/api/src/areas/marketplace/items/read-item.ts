import type { PublicItem } from "@boab/contracts/marketplace/items";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { findListedItem, listPhotos, listVariants } from "./items.repository.ts";
import { toPublicItem } from "./view-item.ts";

/** The same for everyone, so that caches may keep it: only what is for sale, in a store that can be seen. */
export async function readItem({ db }: { db: Db }, key: string): Promise<PublicItem> {
  const item = await findListedItem(db, key);
  if (!item) throw new AppError("not_found");
  return toPublicItem(item, await listPhotos(db, item.id), await listVariants(db, item.id));
}
