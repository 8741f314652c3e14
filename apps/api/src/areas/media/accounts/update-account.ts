import type { MediaAccountPatch, OwnMediaAccount } from "@boab/contracts/media/accounts";
import { attachUpload, removeUploadFiles } from "#areas/uploads/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MediaDeps } from "../deps.ts";
import {
  findAccount,
  lockAccountByUser,
  type StoredAccount,
  saveAccount,
} from "./accounts.repository.ts";
import { toOwnAccount } from "./view-account.ts";

type Deps = Pick<MediaDeps, "db" | "clock" | "tasks" | "mediaUrl">;

/** Creators change their own page; the request names no other page. */
export async function updateAccount(
  deps: Deps,
  member: Member,
  { name, description, link, headerUploadId, profileUploadId }: MediaAccountPatch,
): Promise<OwnMediaAccount> {
  const { db, clock } = deps;
  const { id } = await runOnce(db, async (tx) => {
    const before = await lockAccountByUser(tx, member.userId);
    if (!before) throw new AppError("not_found");
    const header = await replacePicture(deps, tx, member, before, "header", headerUploadId);
    const profile = await replacePicture(deps, tx, member, before, "profile", profileUploadId);
    await saveAccount(
      tx,
      before.id,
      { name, description, website: link?.website, header, profile },
      clock(),
    );
    return { id: before.id };
  });
  const after = await findAccount(db, { id });
  if (!after) throw new AppError("not_found");
  return toOwnAccount(after);
}

/** The files of the earlier picture are removed with it. */
async function replacePicture(
  deps: Deps,
  tx: Tx,
  actor: Member,
  account: StoredAccount,
  pictureKind: "header" | "profile",
  uploadId: string | null | undefined,
) {
  if (uploadId === undefined) return undefined;
  const formerUploadId =
    pictureKind === "header" ? account.headerUploadId : account.profileUploadId;
  // A save that is repeated because its response got lost: the picture is there.
  if (uploadId === formerUploadId) return undefined;
  if (formerUploadId) await removeUploadFiles(deps, tx, formerUploadId);
  if (uploadId === null) return null;
  const purpose = `media-${pictureKind}` as const;
  const request = { uploadId, actor, purpose, targetId: account.id };
  return { uploadId, renditions: await attachUpload(deps, tx, request) };
}
