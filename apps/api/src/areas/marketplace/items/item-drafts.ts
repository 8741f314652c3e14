import type { DraftBody, EditableItem } from "@boab/contracts/marketplace/items";
import { inTransaction } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { beginDraft } from "./begin-draft.ts";
import { draftFlaws } from "./item.rules.ts";
import { findDraft, lockItem } from "./items.repository.ts";
import { findOwnStore, loadOwnStore, loadStoreToSell, readEditable } from "./load-item.ts";
import { removePhotos, savePhotos } from "./save-photos.ts";
import { markItemDeleted, updateItemValues } from "./saving.repository.ts";
import { refuseFlaws, valuesOf } from "./write-item.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "tasks" | "mediaAddress">;

/** The item that a seller has begun, on whichever device. */
export async function readItemDraft(
  { db }: Pick<Deps, "db">,
  member: Member,
  storeId: string,
): Promise<{ draft: EditableItem | null }> {
  await findOwnStore(db, member, storeId);
  const draft = await findDraft(db, storeId);
  return { draft: draft ? await readEditable(db, draft.id) : null };
}

/** Keeps what was entered so far. The first save makes the item's id, which photos are uploaded for. */
export function saveItemDraft(
  deps: Deps,
  member: Member,
  storeId: string,
  body: DraftBody,
): Promise<EditableItem> {
  return inTransaction(deps.db, async (tx) => {
    const store = await loadStoreToSell(tx, member, storeId);
    refuseFlaws(draftFlaws(body));
    const now = deps.clock();
    const itemId = await beginDraft(tx, store, now);
    const { ownerId } = store;
    const photos = { actor: member, ownerId, itemId, photos: body.photos, variantOf: () => null };
    await savePhotos(deps, tx, photos);
    await updateItemValues(tx, itemId, valuesOf(body), now);
    return readEditable(tx, itemId);
  });
}

/** Forgets a draft with its photos; without one there is nothing to do. */
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
