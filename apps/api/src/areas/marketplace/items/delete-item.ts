import { removeUploadFiles } from "#areas/uploads/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { deletePhotosOfStore } from "./item-photos.repository.ts";
import { removePhotos } from "./item-photos.ts";
import {
  archiveItem,
  archiveSoldItems,
  deleteUnsoldItems,
  markItemDeleted,
} from "./items.repository.ts";
import { loadItemToRemove } from "./load-item.ts";
import { retireVariants } from "./variants.repository.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "tasks" | "mediaUrl">;

/**
 * A seller or an admin deletes an item. A sold item is archived instead, with its photos, because buyers look at what
 * they bought.
 */
export function deleteItem(
  deps: Deps,
  member: Member,
  itemId: string,
  origin: RequestOrigin,
): Promise<{ outcome: "deleted" | "archived" }> {
  return inTransaction(deps.db, async (tx) => {
    const { item, ownerId } = await loadItemToRemove(tx, member, itemId);
    const now = deps.clock();
    const outcome = item.soldCount > 0 ? "archived" : "deleted";
    if (outcome === "archived") await archiveItem(tx, itemId, now);
    else {
      await removePhotos(deps, tx, itemId, "all");
      await retireVariants(tx, itemId, "all", now);
      await markItemDeleted(tx, itemId, now);
    }
    if (ownerId !== member.userId)
      await writeAudit(tx, {
        actorId: member.userId,
        act: outcome === "archived" ? "archive item" : "delete item",
        objectType: "item",
        objectId: itemId,
        personal: { of: ownerId, changes: { name: { before: item.name, after: null } } },
        ...origin,
      });
    return { outcome };
  });
}

/**
 * Closing a store closes its items. Sold items stay archived without their photos, because orders name them; the others
 * are deleted.
 */
export async function closeItems(
  deps: Pick<MarketplaceDeps, "clock" | "tasks">,
  tx: Tx,
  storeId: string,
): Promise<void> {
  for (const uploadId of await deletePhotosOfStore(tx, storeId))
    await removeUploadFiles(deps, tx, uploadId);
  await deleteUnsoldItems(tx, storeId);
  await archiveSoldItems(tx, storeId, deps.clock());
}
