import type { EditableItem, ItemBody } from "@boab/contracts/marketplace/items";
import { inTransaction } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { beginDraft } from "./begin-draft.ts";
import { itemFlaws } from "./item.rules.ts";
import { loadStoreToSell, readEditable } from "./load-item.ts";
import { putOnSale } from "./saving.repository.ts";
import { refuseFlaws, writeItem } from "./write-item.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "tasks" | "mediaAddress">;

/**
 * A seller puts an item into their own store. The draft they wrote becomes the item, with the photos that were uploaded
 * for it; the server makes its id and sku.
 */
export function createItem(
  deps: Deps,
  member: Member,
  storeId: string,
  body: ItemBody,
): Promise<EditableItem> {
  return inTransaction(deps.db, async (tx) => {
    const store = await loadStoreToSell(tx, member, storeId);
    refuseFlaws(itemFlaws(body));
    const now = deps.clock();
    const itemId = await beginDraft(tx, store, now);
    await writeItem(deps, tx, { actor: member, ownerId: store.ownerId, itemId, body });
    await putOnSale(tx, itemId, now);
    return readEditable(tx, itemId);
  });
}
