import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { VideoCard, VideoPatch } from "@boab/contracts/media/videos";
import { forgetSubjects } from "#areas/moderation/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
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

/** Whoever added it, or an admin. To others a hidden video isn't there. */
async function lockChangeable(tx: Tx, member: Member, vidId: string): Promise<StoredVideo> {
  const video = await lockVideo(tx, vidId);
  const mayChange = video?.userId === member.userId || isFullAdmin(member);
  if (!video || (!video.isPublished && !mayChange)) throw new AppError("not_found");
  if (!mayChange) throw new AppError("forbidden");
  return video;
}

/** Changes the words around a video; its id, channel, likes and creator stay. */
export function updateVideo(
  { db, clock }: Deps,
  member: Member,
  vidId: string,
  changes: VideoPatch,
  origin: RequestOrigin,
): Promise<VideoCard> {
  return inTransaction(db, async (tx) => {
    const video = await lockChangeable(tx, member, vidId);
    const { businessId } = changes;
    // One that is linked already may stay, hidden as it is.
    if (businessId && businessId !== video.businessId)
      if (!(await findPublicBusiness(tx, businessId, video.userId)))
        throw new AppError("not_found");
    await saveVideo(tx, video.id, changes, clock());
    if (video.userId !== member.userId)
      await audit(tx, member, "change video", video.id, origin, Object.keys(changes));
    const after = await findVideo(tx, vidId);
    if (!after) throw new Error("a video that was just saved is gone");
    return toCard(after);
  });
}

/** With it go its likes, its comments, and what people kept of it. */
export function deleteVideo(
  { db, clock }: Deps,
  member: Member,
  vidId: string,
  origin: RequestOrigin,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const video = await lockChangeable(tx, member, vidId);
    const comments = await listCommentIds(tx, [video.id]);
    await deleteVideoRow(tx, video.id);
    await forgetSubjects(tx, "video", [video.id], clock());
    await forgetSubjects(tx, "comment", comments, clock());
    if (video.userId !== member.userId)
      await audit(tx, member, "delete video", video.id, origin, []);
  });
}

const audit = (
  tx: Tx,
  { userId }: Member,
  act: string,
  objectId: string,
  origin: RequestOrigin,
  fields: string[],
) =>
  writeAudit(tx, {
    ...{ actorId: userId, act, objectType: "video", objectId },
    changes: { fields: fields.join(" ") },
    ...origin,
  });
