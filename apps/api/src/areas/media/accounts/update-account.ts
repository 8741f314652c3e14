import type { MediaAccountPatch, OwnMediaAccount } from "@boab/contracts/media/accounts";
import { attachUpload, removeUploadFiles } from "#areas/uploads/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MediaDeps } from "../deps.ts";
import {
  findAccount,
  lockAccountOf,
  type StoredAccount,
  saveAccount,
} from "./accounts.repository.ts";
import { ownAccount } from "./view-account.ts";

type Deps = Pick<MediaDeps, "db" | "clock" | "tasks" | "mediaAddress">;

/** A creator changes their own page; there is no other they could name. */
export function updateAccount(
  deps: Deps,
  member: Member,
  { name, description, link, headerUploadId, profileUploadId }: MediaAccountPatch,
): Promise<OwnMediaAccount> {
  const { db, clock } = deps;
  return inTransaction(db, async (tx) => {
    const before = await lockAccountOf(tx, member.userId);
    if (!before) throw new AppError("not_found");
    const header = await replacePicture(deps, tx, member, before, "header", headerUploadId);
    const profile = await replacePicture(deps, tx, member, before, "profile", profileUploadId);
    await saveAccount(
      tx,
      before.id,
      { name, description, website: link?.website, header, profile },
      clock(),
    );
    const after = await findAccount(tx, { id: before.id });
    if (!after) throw new Error("a creator page that was just saved is gone");
    return ownAccount(after);
  });
}

/** The files of the earlier picture are removed with it. */
async function replacePicture(
  deps: Deps,
  tx: Tx,
  actor: Member,
  account: StoredAccount,
  which: "header" | "profile",
  uploadId: string | null | undefined,
) {
  if (uploadId === undefined) return undefined;
  const former = which === "header" ? account.headerUploadId : account.profileUploadId;
  // A save that is repeated because its response got lost: the picture is there.
  if (uploadId === former) return undefined;
  if (former) await removeUploadFiles(deps, tx, former);
  if (uploadId === null) return null;
  const purpose = `media-${which}` as const;
  const request = { uploadId, actor, purpose, targetId: account.id };
  return { uploadId, renditions: await attachUpload(deps, tx, request) };
}
