import type { CallResponse } from "@boab/contracts/common/call";
import { lastSeconds, mostWatchLater } from "@boab/contracts/media/limits";
import type { readWatching as readCall } from "@boab/contracts/media/watching";
import { lockProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MediaDeps } from "../deps.ts";
import { findVideo } from "../videos/videos.repository.ts";
import { toCard } from "../videos/view-video.ts";
import {
  countLater,
  deleteLater,
  deleteProgress,
  insertLater,
  listBegun,
  listLater,
  saveProgress,
} from "./watching.repository.ts";

type Deps = Pick<MediaDeps, "db" | "clock">;

export async function readWatching(
  { db }: Pick<MediaDeps, "db">,
  { userId }: Member,
): Promise<CallResponse<typeof readCall>> {
  const [later, begun] = await Promise.all([listLater(db, userId), listBegun(db, userId)]);
  return {
    later: later.map(toCard),
    begun: begun.map(({ video, progress }) => ({ ...toCard(video), progress })),
  };
}

/** A viewer saves a published video for later; a second time changes nothing. */
export async function watchLater(
  { db, clock }: Deps,
  { userId }: Member,
  vidId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Of several at once the last one that fits is saved, not one too many.
    if (!(await lockProfile(tx, userId))) throw new AppError("not_signed_in");
    const video = await findVideo(tx, vidId);
    if (!video?.isPublished) throw new AppError("not_found");
    const isNew = await insertLater(tx, userId, video.id, clock());
    if (isNew && (await countLater(tx, userId)) > mostWatchLater)
      throw new AppError("watch_later_full");
  });
}

/** Also for what is hidden now. What was never on the list stays off it. */
export const dropWatchLater = (
  { db }: Pick<MediaDeps, "db">,
  { userId }: Member,
  vidId: string,
): Promise<void> => inTransaction(db, (tx) => deleteLater(tx, userId, vidId));

/** Remembers where to go on. What was just begun or is finished needs no remembering. */
export async function keepProgress(
  { db, clock }: Deps,
  { userId }: Member,
  vidId: string,
  { seconds, durationSeconds }: { seconds: number; durationSeconds: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const video = await findVideo(tx, vidId);
    if (!video?.isPublished) throw new AppError("not_found");
    const isFinished = seconds >= durationSeconds - lastSeconds;
    if (isFinished || seconds === 0) return deleteProgress(tx, userId, video.id);
    const progress = { profileId: userId, videoId: video.id, seconds, durationSeconds };
    return saveProgress(tx, progress, clock());
  });
}

export const forgetProgress = ({ db }: Pick<MediaDeps, "db">, { userId }: Member): Promise<void> =>
  inTransaction(db, (tx) => deleteProgress(tx, userId));
