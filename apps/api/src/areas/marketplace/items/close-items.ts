import { removeUploadFiles } from "#areas/uploads/index.ts";
import type { Tx } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { archiveSoldItems, deletePhotosOfStore, deleteUnsoldItems } from "./closing.repository.ts";

/**
 * With a store go its items: those that were sold stay archived without their photos, because orders name them, and the
 * others are deleted.
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
