import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MediaDeps } from "../deps.ts";
import { countLikes, deleteLike, insertLike } from "./likes.repository.ts";
import { lockVideo } from "./videos.repository.ts";

/** One like for each person; a second one takes it back. */
export function likeVideo(
  { db, clock }: Pick<MediaDeps, "db" | "clock">,
  { userId }: Member,
  vidId: string,
): Promise<{ isLiked: boolean; likes: number }> {
  return inTransaction(db, async (tx) => {
    // Two clicks at once take turns, so that they end where two clicks end.
    const video = await lockVideo(tx, vidId);
    if (!video?.isPublished) throw new AppError("not_found");
    const like = { videoId: video.id, profileId: userId };
    const isLiked = await insertLike(tx, like, clock());
    if (!isLiked) await deleteLike(tx, like);
    return { isLiked, likes: await countLikes(tx, video.id) };
  });
}
