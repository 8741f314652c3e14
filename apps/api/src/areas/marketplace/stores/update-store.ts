import type { CallResponse } from "@boab/contracts/common/call";
import { storeCopy } from "@boab/contracts/marketplace/copy";
import type { StorePatch, updateStore as updateCall } from "@boab/contracts/marketplace/stores";
import { attachUpload, removeUploadFiles } from "#areas/uploads/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { notifyStoreReopenedTask } from "../holidays/holidays.tasks.ts";
import { loadStoreStats } from "./load-store-stats.ts";
import { roundPosition, toStorePictures } from "./store.rules.ts";
import { findStore, lockOwnStore, type StoredStore, saveStore } from "./stores.repository.ts";
import { toOwnStore } from "./view-store.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "tasks" | "mediaUrl">;

/** Only the owner changes a store; for everybody else it is not found (GUARD-12). */
export async function updateStore(
  deps: Deps,
  member: Member,
  id: string,
  { version, headerUploadId, profileUploadId, headerPos, profilePos, ...details }: StorePatch,
): Promise<CallResponse<typeof updateCall>> {
  const { db, clock, mediaUrl, tasks } = deps;
  await runOnce(db, async (tx) => {
    const before = await lockOwnStore(tx, id, member.userId);
    if (!before) throw new AppError("not_found");
    if (version !== undefined && version !== before.version) throw new AppError("conflict");
    const header = await replacePicture(deps, tx, member, before, "header", headerUploadId);
    const logo = await replacePicture(deps, tx, member, before, "profile", profileUploadId);
    const changes = {
      ...details,
      ...(header !== undefined && { header }),
      ...(logo !== undefined && { logo }),
      ...(headerPos && { headerPosition: roundPosition(headerPos) }),
      ...(profilePos && { logoPosition: roundPosition(profilePos) }),
    };
    await saveStore(tx, id, changes, clock());
    if (before.isOnHoliday && details.holiday?.isOn === false)
      await tasks.enqueue(tx, notifyStoreReopenedTask, { storeId: id });
  });
  const after = await findStore(db, { id });
  if (!after) throw new AppError("not_found");
  const stats = await loadStoreStats(db, clock, id);
  return { message: storeCopy.updated, store: toOwnStore(after, stats, mediaUrl) };
}

/** Replaces a picture and removes the files of the previous one. */
async function replacePicture(
  deps: Deps,
  tx: Tx,
  actor: Member,
  store: StoredStore,
  pictureKind: "header" | "profile",
  uploadId: string | null | undefined,
) {
  if (uploadId === undefined) return undefined;
  const formerUploadId = pictureKind === "header" ? store.headerUploadId : store.logoUploadId;
  // A retry after a lost response: the picture is already saved.
  if (uploadId === formerUploadId) return undefined;
  if (formerUploadId) await removeUploadFiles(deps, tx, formerUploadId);
  if (uploadId === null) return null;
  const request = { uploadId, actor, purpose: `store-${pictureKind}` as const, targetId: store.id };
  const pictures = toStorePictures(await attachUpload(deps, tx, request));
  if (!pictures) throw new AppError("upload_not_ready");
  return { uploadId, pictures };
}
