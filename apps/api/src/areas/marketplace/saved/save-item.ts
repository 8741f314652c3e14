import { maxSavedItems } from "@boab/contracts/marketplace/saved-items";
import { lockProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findListedItem } from "../items/items.repository.ts";
import {
  countSavedItems,
  deleteSavedItem,
  insertSavedItem,
  isSaved,
} from "./saved-items.repository.ts";

/** A member saves an item that is for sale. Saving it again changes nothing. */
export async function saveItem(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  { userId }: Member,
  key: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The lock makes concurrent saves count one after the other, so that they can't exceed the max.
    if (!(await lockProfile(tx, userId))) throw new AppError("not_signed_in");
    const item = await findListedItem(tx, key);
    if (!item) throw new AppError("not_found");
    if (await isSaved(tx, userId, item.id)) return;
    if ((await countSavedItems(tx, userId)) >= maxSavedItems) throw new AppError("too_many_saved");
    const seen = { seenCents: item.priceCents ?? 1, wasInStock: item.stock > 0 };
    await insertSavedItem(tx, { profileId: userId, itemId: item.id, ...seen }, clock());
  });
}

/** Also removes an item that is no longer for sale. An item that was never saved gives no error. */
export async function unsaveItem(
  { db }: Pick<MarketplaceDeps, "db">,
  { userId }: Member,
  key: string,
): Promise<void> {
  await inTransaction(db, (tx) => deleteSavedItem(tx, userId, key));
}
