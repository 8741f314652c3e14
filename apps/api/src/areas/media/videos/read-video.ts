import type { VideoPage } from "@boab/contracts/media/videos";
import { listSubjectIdsReportedBy } from "#areas/moderation/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { MediaDeps } from "../deps.ts";
import { findVideo } from "./videos.repository.ts";
import { toCard, viewBusiness } from "./view-video.ts";
import { findViewerState } from "./watching.repository.ts";

const noReportedIds: string[] = [];
const emptyViewerState = { isLiked: false, isForLater: false, progress: null };

/** Viewers read a published video, and members also read what they have done with it. */
export async function readVideo(
  deps: Pick<MediaDeps, "db" | "acceptsBookings">,
  actor: Actor,
  vidId: string,
): Promise<VideoPage> {
  const { db } = deps;
  const video = await findVideo(db, vidId);
  if (!video?.isPublished) throw new AppError("not_found");
  const userId = actor.kind === "member" ? actor.userId : null;
  const [marks, business, reported] = await Promise.all([
    userId === null ? emptyViewerState : findViewerState(db, userId, video.id),
    viewBusiness(deps, video),
    userId === null ? noReportedIds : listSubjectIdsReportedBy(db, "video", userId),
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
