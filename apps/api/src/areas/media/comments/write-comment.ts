import { hasStaffStatus } from "@boab/contracts/accounts/roles";
import type { VideoComment } from "@boab/contracts/media/comments";
import { moderationCopy } from "@boab/contracts/moderation/copy";
import type { PostReport } from "@boab/contracts/moderation/reports";
import { closeCasesForDeletedSubjects, reportSubject } from "#areas/moderation/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MediaDeps } from "../deps.ts";
import { lockVideo } from "../videos/videos.repository.ts";
import {
  deleteCommentRow,
  findComments,
  insertComment,
  lockComment,
} from "./comments.repository.ts";
import { viewComment } from "./view-comment.ts";

type Deps = Pick<MediaDeps, "db" | "clock">;

/** A member adds a comment to a published video, always in their own name. */
export function addComment(
  { db, clock }: Deps,
  { userId }: Member,
  vidId: string,
  body: string,
): Promise<VideoComment> {
  return runOnce(db, async (tx) => {
    const video = await lockVideo(tx, vidId);
    if (!video?.isPublished) throw new AppError("not_found");
    const comment = { videoId: video.id, authorId: userId, body };
    const id = await insertComment(tx, comment, clock());
    const [stored] = await findComments(tx, [id]);
    if (!stored) throw new Error("a comment that was just stored is gone");
    return viewComment(stored, userId, false);
  });
}

/** The author or staff delete a comment. A creator can only report comments under their video. */
export function deleteComment(
  { db, clock }: Deps,
  member: Member,
  id: string,
  origin: RequestOrigin,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const comment = await lockComment(tx, id);
    const isAuthor = comment?.authorId === member.userId;
    const mayDelete = isAuthor || hasStaffStatus(member);
    if (!comment || (!comment.isShown && !mayDelete)) throw new AppError("not_found");
    if (!mayDelete) throw new AppError("forbidden");
    await deleteCommentRow(tx, id);
    await closeCasesForDeletedSubjects(tx, "comment", [id], clock());
    if (isAuthor) return;
    const change = { objectType: "comment", objectId: id, changes: { video: comment.vidId } };
    await writeAudit(tx, {
      actorId: member.userId,
      act: "delete comment",
      ...change,
      ...origin,
    });
  });
}

/** A viewer reports somebody else's comment; it stays until our team has decided. */
export async function reportComment(
  { db, clock }: Deps,
  { userId }: Member,
  id: string,
  { reason, details = "" }: PostReport,
): Promise<{ message: string }> {
  await runOnce(db, async (tx) => {
    const comment = await lockComment(tx, id);
    if (!comment?.isShown) throw new AppError("not_found");
    if (comment.authorId === userId) throw new AppError("forbidden");
    const report = { kind: "comment" as const, subjectId: id, reporterId: userId };
    await reportSubject(tx, { ...report, reason, details }, clock());
  });
  return { message: moderationCopy.reported };
}
