import { isUserLockedOut, lockProfile } from "#areas/accounts/index.ts";
import { forgetSubjects } from "#areas/moderation/index.ts";
import { removeUploadFiles } from "#areas/uploads/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { deleteCommentsOf, withholdCommentsOf } from "../comments/comments.repository.ts";
import type { MediaDeps } from "../deps.ts";
import { deleteLikesOf } from "../videos/likes.repository.ts";
import { listContentOf } from "../videos/videos.repository.ts";
import { deleteWatchingOf } from "../watching/watching.repository.ts";
import { deleteAccountRow, findAccount, withholdCreator } from "./accounts.repository.ts";

/** Shows or hides what a person made and wrote by their status now, in whatever order facts arrive. */
export function followMember({ db }: Pick<MediaDeps, "db">, userId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockProfile(tx, userId);
    const isWithheld = await isUserLockedOut(tx, userId);
    await withholdCreator(tx, userId, isWithheld);
    await withholdCommentsOf(tx, userId, isWithheld);
  });
}

/** With the account go the creator's page, videos and comments, and all they liked and watched. */
export function eraseMember(
  deps: Pick<MediaDeps, "db" | "clock" | "tasks">,
  userId: string,
): Promise<void> {
  const { db, clock } = deps;
  return inTransaction(db, async (tx) => {
    const account = await findAccount(tx, { userId });
    const written = await deleteCommentsOf(tx, userId);
    await forgetSubjects(tx, "comment", written, clock());
    await deleteLikesOf(tx, userId);
    await deleteWatchingOf(tx, userId);
    if (!account) return;
    const { videoIds, commentIds } = await listContentOf(tx, account.id);
    for (const uploadId of [account.headerUploadId, account.profileUploadId])
      if (uploadId) await removeUploadFiles(deps, tx, uploadId);
    await deleteAccountRow(tx, account.id);
    await forgetSubjects(tx, "video", videoIds, clock());
    await forgetSubjects(tx, "comment", commentIds, clock());
  });
}
