import type { Tx } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";
import { findDraft, type ItemStore, lockItem } from "./items.repository.ts";
import { insertDraft } from "./saving.repository.ts";

/** The draft of a locked store, begun if there is none; the item gets its id and sku here. */
export async function beginDraft(tx: Tx, store: ItemStore, now: Date): Promise<string> {
  const draft = await findDraft(tx, store.storeId);
  const id = draft?.id ?? makeId("ITM", 8);
  if (!draft) await insertDraft(tx, { ...store, id, sku: makeId("SKU", 8) }, now);
  await lockItem(tx, id);
  return id;
}
