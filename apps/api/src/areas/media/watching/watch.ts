import type { CallResponse } from "@boab/contracts/common/call";
import { addFormerName, formerFields } from "@boab/contracts/common/former-names";
import { endCardSeconds, maxWatchLater } from "@boab/contracts/media/limits";
import type { readWatching as readCall } from "@boab/contracts/media/watching";
import { lockProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MediaDeps } from "../deps.ts";
import { findVideo } from "../videos/videos.repository.ts";
import { toCard } from "../videos/view-video.ts";
import {
  countWatchLater,
  deleteProgress,
  deleteWatchLater,
  insertWatchLater,
  listStartedVideos,
  listWatchLater,
  saveProgress,
} from "../videos/watching.repository.ts";

type Deps = Pick<MediaDeps, "db" | "clock">;

export async function readWatchLists(
  { db }: Pick<MediaDeps, "db">,
  { userId }: Member,
): Promise<CallResponse<typeof readCall>> {
  const [later, started] = await Promise.all([
    listWatchLater(db, userId),
    listStartedVideos(db, userId),
  ]);
  const watching = {
    later: later.map(toCard),
    started: started.map(({ video, progress }) => ({ ...toCard(video), progress })),
  };
  return addFormerName(watching, formerFields.started);
}

/** A viewer saves a published video for later; a second time changes nothing. */
export async function saveForLater(
  { db, clock }: Deps,
  { userId }: Member,
  vidId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The lock makes several saves at once run one after the other, so that the list never exceeds its max.
    if (!(await lockProfile(tx, userId))) throw new AppError("not_signed_in");
    const video = await findVideo(tx, vidId);
    if (!video?.isPublished) throw new AppError("not_found");
    const isNew = await insertWatchLater(tx, userId, video.id, clock());
    if (isNew && (await countWatchLater(tx, userId)) > maxWatchLater)
      throw new AppError("watch_later_full");
  });
}

/** A member removes a video from their list, even a hidden one. Nothing happens if it was never on the list. */
export const removeFromWatchLater = (
  { db }: Pick<MediaDeps, "db">,
  { userId }: Member,
  vidId: string,
): Promise<void> => inTransaction(db, (tx) => deleteWatchLater(tx, userId, vidId));

/** A viewer's position in a video is saved, unless they are at the start or have finished it. */
export async function recordProgress(
  { db, clock }: Deps,
  { userId }: Member,
  vidId: string,
  { seconds, durationSeconds }: { seconds: number; durationSeconds: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const video = await findVideo(tx, vidId);
    if (!video?.isPublished) throw new AppError("not_found");
    const isFinished = seconds >= durationSeconds - endCardSeconds;
    if (isFinished || seconds === 0) return deleteProgress(tx, userId, video.id);
    const progress = { profileId: userId, videoId: video.id, seconds, durationSeconds };
    return saveProgress(tx, progress, clock());
  });
}

export const clearProgress = ({ db }: Pick<MediaDeps, "db">, { userId }: Member): Promise<void> =>
  inTransaction(db, (tx) => deleteProgress(tx, userId));
