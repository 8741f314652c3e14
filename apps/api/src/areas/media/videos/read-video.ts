import type { VideoPage } from "@boab/contracts/media/videos";
import { listReportedBy } from "#areas/moderation/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MediaDeps } from "../deps.ts";
import { findOwnMarks } from "../watching/watching.repository.ts";
import { findVideo } from "./videos.repository.ts";
import { toCard, viewBusiness } from "./view-video.ts";

/** A published video, and for the viewer what they have done with it. */
export async function readVideo(
  { db }: Pick<MediaDeps, "db">,
  { userId }: Member,
  vidId: string,
): Promise<VideoPage> {
  const video = await findVideo(db, vidId);
  if (!video?.isPublished) throw new AppError("not_found");
  const [marks, business, reported] = await Promise.all([
    findOwnMarks(db, userId, video.id),
    viewBusiness(db, video),
    listReportedBy(db, "video", userId),
  ]);
  return {
    ...toCard(video),
    description: video.description,
    publishedAt: video.publishedAt?.toISOString() ?? null,
    likes: video.likes,
    ...marks,
    isReported: reported.includes(video.id),
    commentCount: video.commentCount,
    business,
    isMine: video.userId === userId,
  };
}
