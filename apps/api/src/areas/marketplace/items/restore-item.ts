import { itemCopy } from "@boab/contracts/marketplace/copy";
import type { EditableItem } from "@boab/contracts/marketplace/items";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { restoreItem as markRestored } from "./items.repository.ts";
import { loadItemToSell, readEditableItem } from "./load-item.ts";

/** A seller puts an archived item back on sale, with its remaining stock. It keeps its position in lists. */
export function restoreItem(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  member: Member,
  itemId: string,
): Promise<EditableItem> {
  return runOnce(db, async (tx) => {
    const { item } = await loadItemToSell(tx, member, itemId);
    if (item.status === "draft") throw new AppError("conflict", { sentence: itemCopy.notArchived });
    if (item.mainPicture === null)
      throw new AppError("conflict", { sentence: itemCopy.photoMissing });
    if (item.status === "archived") await markRestored(tx, itemId, clock());
    return readEditableItem(tx, itemId);
  });
}
