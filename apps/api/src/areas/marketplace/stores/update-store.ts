import type { CallResponse } from "@boab/contracts/common/call";
import type { StorePatch, updateStore as updateCall } from "@boab/contracts/marketplace/stores";
import { storeTexts } from "@boab/contracts/marketplace/texts";
import { attachUpload, removeUploadFiles } from "#areas/uploads/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { tellBackTask } from "../holidays/holidays.tasks.ts";
import { loadStoreFacts } from "./load-store-facts.ts";
import { roundedPosition, toStorePictures } from "./store.rules.ts";
import { findStore, lockOwnStore, type StoredStore, saveStore } from "./stores.repository.ts";
import { ownStore } from "./view-store.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "tasks" | "mediaAddress">;

/** Only its owner changes a store; to everyone else it looks as if there were none (GUARD-12). */
export function updateStore(
  deps: Deps,
  member: Member,
  id: string,
  { version, headerUploadId, profileUploadId, headerPos, profilePos, ...details }: StorePatch,
): Promise<CallResponse<typeof updateCall>> {
  const { db, clock, mediaAddress, tasks } = deps;
  return inTransaction(db, async (tx) => {
    const before = await lockOwnStore(tx, id, member.userId);
    if (!before) throw new AppError("not_found");
    if (version !== undefined && version !== before.version) throw new AppError("conflict");
    const header = await replacePicture(deps, tx, member, before, "header", headerUploadId);
    const logo = await replacePicture(deps, tx, member, before, "profile", profileUploadId);
    const changes = {
      ...details,
      ...(header !== undefined && { header }),
      ...(logo !== undefined && { logo }),
      ...(headerPos && { headerPosition: roundedPosition(headerPos) }),
      ...(profilePos && { logoPosition: roundedPosition(profilePos) }),
    };
    await saveStore(tx, id, changes, clock());
    if (before.isOnHoliday && details.holiday?.isOn === false)
      await tasks.enqueue(tx, tellBackTask, { storeId: id });
    const after = await findStore(tx, { id });
    if (!after) throw new Error("a store that was just saved is gone");
    const facts = await loadStoreFacts(tx, clock, id);
    return { message: storeTexts.updated, store: ownStore(after, facts, mediaAddress) };
  });
}

/** The files of the earlier picture are removed with it. */
async function replacePicture(
  deps: Deps,
  tx: Tx,
  actor: Member,
  store: StoredStore,
  which: "header" | "profile",
  uploadId: string | null | undefined,
) {
  if (uploadId === undefined) return undefined;
  const former = which === "header" ? store.headerUploadId : store.logoUploadId;
  // A save that is repeated because its response got lost: the picture is there.
  if (uploadId === former) return undefined;
  if (former) await removeUploadFiles(deps, tx, former);
  if (uploadId === null) return null;
  const request = { uploadId, actor, purpose: `store-${which}` as const, targetId: store.id };
  const pictures = toStorePictures(await attachUpload(deps, tx, request));
  if (!pictures) throw new AppError("upload_not_ready");
  return { uploadId, pictures };
}
