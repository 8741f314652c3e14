import type { EditableItem, ItemBody } from "@boab/contracts/marketplace/items";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findItemErrors } from "./item.rules.ts";
import { findOrCreateDraft } from "./item-drafts.ts";
import { markItemLive } from "./items.repository.ts";
import { loadStoreToSell, readEditableItem } from "./load-item.ts";
import { assertNoFieldErrors, writeItem } from "./write-item.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "tasks" | "mediaUrl">;

/**
 * A seller adds an item to their own store. Their draft becomes the item, with the photos that were uploaded for it;
 * the server makes its id and SKU.
 */
export function createItem(
  deps: Deps,
  member: Member,
  storeId: string,
  body: ItemBody,
): Promise<EditableItem> {
  return runOnce(deps.db, async (tx) => {
    const store = await loadStoreToSell(tx, member, storeId);
    assertNoFieldErrors(findItemErrors(body));
    const now = deps.clock();
    const itemId = await findOrCreateDraft(tx, store, now);
    await writeItem(deps, tx, { actor: member, ownerId: store.ownerId, itemId, body });
    await markItemLive(tx, itemId, now);
    return readEditableItem(tx, itemId);
  });
}
