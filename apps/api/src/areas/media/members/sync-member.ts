import { isUserLockedOut, lockProfile } from "#areas/accounts/index.ts";
import { closeCasesForDeletedSubjects } from "#areas/moderation/index.ts";
import { removeUploadFiles } from "#areas/uploads/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { deleteAccountRow, findAccount, withholdCreator } from "../accounts/accounts.repository.ts";
import {
  deleteCommentsByAuthor,
  withholdCommentsByAuthor,
} from "../comments/comments.repository.ts";
import type { MediaDeps } from "../deps.ts";
import { deleteLikesByProfile } from "../videos/likes.repository.ts";
import { listContentByAccount } from "../videos/videos.repository.ts";
import { deleteWatchingByProfile } from "../videos/watching.repository.ts";

/** Shows or hides a person's page, videos and comments by their current status, in whatever order events arrive. */
export function syncMemberVisibility({ db }: Pick<MediaDeps, "db">, userId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockProfile(tx, userId);
    const isWithheld = await isUserLockedOut(tx, userId);
    await withholdCreator(tx, userId, isWithheld);
    await withholdCommentsByAuthor(tx, userId, isWithheld);
  });
}

/** Deletes the creator's page, videos and comments with the account, and everything they liked and watched. */
export function eraseMember(
  deps: Pick<MediaDeps, "db" | "clock" | "tasks">,
  userId: string,
): Promise<void> {
  const { db, clock } = deps;
  return inTransaction(db, async (tx) => {
    const account = await findAccount(tx, { userId });
    const written = await deleteCommentsByAuthor(tx, userId);
    await closeCasesForDeletedSubjects(tx, "comment", written, clock());
    await deleteLikesByProfile(tx, userId);
    await deleteWatchingByProfile(tx, userId);
    if (!account) return;
    const { videoIds, commentIds } = await listContentByAccount(tx, account.id);
    for (const uploadId of [account.headerUploadId, account.profileUploadId])
      if (uploadId) await removeUploadFiles(deps, tx, uploadId);
    await deleteAccountRow(tx, account.id);
    await closeCasesForDeletedSubjects(tx, "video", videoIds, clock());
    await closeCasesForDeletedSubjects(tx, "comment", commentIds, clock());
  });
}
