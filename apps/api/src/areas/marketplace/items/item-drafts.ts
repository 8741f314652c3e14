import type { DraftBody, EditableItem } from "@boab/contracts/marketplace/items";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { makeId } from "#platform/ids/ids.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findDraftErrors } from "./item.rules.ts";
import { removePhotos, savePhotos } from "./item-photos.ts";
import {
  findDraft,
  type ItemStore,
  insertDraft,
  lockItem,
  markItemDeleted,
  updateItemValues,
} from "./items.repository.ts";
import { findOwnStore, loadOwnStore, loadStoreToSell, readEditableItem } from "./load-item.ts";
import { assertNoFieldErrors, toItemValues } from "./write-item.ts";

/** The draft of a locked store, created if there is none. The item gets its id and SKU here. */
export async function findOrCreateDraft(tx: Tx, store: ItemStore, now: Date): Promise<string> {
  const draft = await findDraft(tx, store.storeId);
  const id = draft?.id ?? makeId("ITM", 8);
  if (!draft) await insertDraft(tx, { ...store, id, sku: makeId("SKU", 8) }, now);
  await lockItem(tx, id);
  return id;
}

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "tasks" | "mediaUrl">;

/** Reads the seller's item draft, from any device. */
export async function readItemDraft(
  { db }: Pick<Deps, "db">,
  member: Member,
  storeId: string,
): Promise<{ draft: EditableItem | null }> {
  await findOwnStore(db, member, storeId);
  const draft = await findDraft(db, storeId);
  return { draft: draft ? await readEditableItem(db, draft.id) : null };
}

/** Saves what was entered so far. The first save makes the item's id, which photo uploads need. */
export async function saveItemDraft(
  deps: Deps,
  member: Member,
  storeId: string,
  body: DraftBody,
): Promise<EditableItem> {
  const { id } = await runOnce(deps.db, async (tx) => {
    const store = await loadStoreToSell(tx, member, storeId);
    assertNoFieldErrors(findDraftErrors(body));
    const now = deps.clock();
    const itemId = await findOrCreateDraft(tx, store, now);
    const { ownerId } = store;
    const photos = {
      actor: member,
      ownerId,
      itemId,
      photos: body.photos,
      findVariantId: () => null,
    };
    await savePhotos(deps, tx, photos);
    await updateItemValues(tx, itemId, toItemValues(body), now);
    return { id: itemId };
  });
  return readEditableItem(deps.db, id);
}

/** Discards a draft with its photos. Without a draft it does nothing. */
export function discardItemDraft(deps: Deps, member: Member, storeId: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await loadOwnStore(tx, member, storeId);
    const draft = await findDraft(tx, storeId);
    if (!draft) return;
    await lockItem(tx, draft.id);
    await removePhotos(deps, tx, draft.id, "all");
    await markItemDeleted(tx, draft.id, deps.clock());
  });
}
