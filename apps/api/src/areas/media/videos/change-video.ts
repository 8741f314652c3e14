import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { AuditAct } from "@boab/contracts/admin/audit-acts";
import type { VideoCard, VideoPatch } from "@boab/contracts/media/videos";
import { closeCasesForDeletedSubjects } from "#areas/moderation/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MediaDeps } from "../deps.ts";
import { findPublicBusiness } from "./video-business.repository.ts";
import {
  deleteVideoRow,
  findVideo,
  listCommentIds,
  lockVideo,
  type StoredVideo,
  saveVideo,
} from "./videos.repository.ts";
import { toCard } from "./view-video.ts";

type Deps = Pick<MediaDeps, "db" | "clock">;

/** Whoever added a video, or an Admin, may change it. For everybody else a hidden video does not exist. */
async function lockVideoToChange(tx: Tx, member: Member, vidId: string): Promise<StoredVideo> {
  const video = await lockVideo(tx, vidId);
  const mayChange = video?.userId === member.userId || isFullAdmin(member);
  if (!video || (!video.isPublished && !mayChange)) throw new AppError("not_found");
  if (!mayChange) throw new AppError("forbidden");
  return video;
}

/** Whoever added a video, or an Admin, changes its details; the id, channel, likes and creator stay. */
export async function updateVideo(
  { db, clock }: Deps,
  member: Member,
  vidId: string,
  changes: VideoPatch,
  origin: RequestOrigin,
): Promise<VideoCard> {
  await runOnce(db, async (tx) => {
    const video = await lockVideoToChange(tx, member, vidId);
    const { businessId } = changes;
    // A business that is already linked may stay, even if it is hidden now.
    if (businessId && businessId !== video.businessId)
      if (!(await findPublicBusiness(tx, businessId, video.userId)))
        throw new AppError("not_found");
    await saveVideo(tx, video.id, changes, clock());
    if (video.userId !== member.userId)
      await auditStaffChange(tx, member, "change video", video.id, origin, Object.keys(changes));
  });
  const after = await findVideo(db, vidId);
  if (!after) throw new AppError("not_found");
  return toCard(after);
}

/** Whoever added a video, or an Admin, deletes it with its likes, comments and places in watch lists. */
export function deleteVideo(
  { db, clock }: Deps,
  member: Member,
  vidId: string,
  origin: RequestOrigin,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const video = await lockVideoToChange(tx, member, vidId);
    const commentIds = await listCommentIds(tx, [video.id]);
    await deleteVideoRow(tx, video.id);
    await closeCasesForDeletedSubjects(tx, "video", [video.id], clock());
    await closeCasesForDeletedSubjects(tx, "comment", commentIds, clock());
    if (video.userId !== member.userId)
      await auditStaffChange(tx, member, "delete video", video.id, origin, []);
  });
}

const auditStaffChange = (
  tx: Tx,
  { userId }: Member,
  act: AuditAct,
  objectId: string,
  origin: RequestOrigin,
  fields: string[],
) =>
  writeAudit(tx, {
    actorId: userId,
    act,
    objectType: "video",
    objectId,
    changes: { fields: fields.join(" ") },
    ...origin,
  });
