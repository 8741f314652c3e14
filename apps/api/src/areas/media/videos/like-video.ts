import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MediaDeps } from "../deps.ts";
import { countLikes, deleteLike, insertLike } from "./likes.repository.ts";
import { lockVideo } from "./videos.repository.ts";

/** A member likes a video once; a second like takes the first one back. */
export function likeVideo(
  { db, clock }: Pick<MediaDeps, "db" | "clock">,
  { userId }: Member,
  vidId: string,
): Promise<{ isLiked: boolean; likes: number }> {
  return runOnce(db, async (tx) => {
    // The lock makes two clicks at once run one after the other, so that they cancel each other out.
    const video = await lockVideo(tx, vidId);
    if (!video?.isPublished) throw new AppError("not_found");
    const like = { videoId: video.id, profileId: userId };
    const isLiked = await insertLike(tx, like, clock());
    if (!isLiked) await deleteLike(tx, like);
    return { isLiked, likes: await countLikes(tx, video.id) };
  });
}
