import { itemNotes } from "@boab/contracts/marketplace/item-texts";
import type { EditableItem } from "@boab/contracts/marketplace/items";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { loadItemToSell, readEditable } from "./load-item.ts";
import { restoreItem as markRestored } from "./saving.repository.ts";

/** A seller puts an archived item back on sale, with what is left of it. It keeps its place in the lists. */
export function restoreItem(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  member: Member,
  itemId: string,
): Promise<EditableItem> {
  return inTransaction(db, async (tx) => {
    const { item } = await loadItemToSell(tx, member, itemId);
    if (item.status === "draft")
      throw new AppError("conflict", { sentence: itemNotes.notArchived });
    if (item.mainPicture === null)
      throw new AppError("conflict", { sentence: itemNotes.photoMissing });
    if (item.status === "archived") await markRestored(tx, itemId, clock());
    return readEditable(tx, itemId);
  });
}
