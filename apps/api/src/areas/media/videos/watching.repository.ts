import { maxStartedVideos, maxWatchLater } from "@boab/contracts/media/limits";
import { sql } from "kysely";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type StoredVideo, selectVideos } from "./videos.repository.ts";

/** What somebody has done with one video. */
export async function findViewerState(db: Db, profileId: string, videoId: string) {
  const { rows } = await sql<{
    isLiked: boolean;
    isForLater: boolean;
    seconds: number | null;
    durationSeconds: number | null;
  }>`select
      exists (select from media.video_like
        where video_id = ${videoId} and profile_id = ${profileId}) as "isLiked",
      exists (select from media.watch_later
        where video_id = ${videoId} and profile_id = ${profileId}) as "isForLater",
      progress.seconds, progress.duration_seconds
    from (select) as one left join media.watch_progress as progress
      on progress.video_id = ${videoId} and progress.profile_id = ${profileId}`.execute(db);
  const [marks] = rows;
  const { seconds = null, durationSeconds = null } = marks ?? {};
  return {
    isLiked: marks?.isLiked ?? false,
    isForLater: marks?.isForLater ?? false,
    progress: seconds === null || durationSeconds === null ? null : { seconds, durationSeconds },
  };
}

/** Lists the last saved videos first, without hidden ones. */
export async function listWatchLater(db: Db, profileId: string): Promise<StoredVideo[]> {
  return selectVideos(
    db,
    sql`video.is_published and video.id in (
      select video_id from media.watch_later where profile_id = ${profileId})`,
    sql`order by (select saved_at from media.watch_later as saved
        where saved.profile_id = ${profileId} and saved.video_id = video.id) desc, video.id
      limit ${maxWatchLater}`,
  );
}

/** Lists the last watched videos first, without hidden ones. */
export async function listStartedVideos(db: Db, profileId: string) {
  const { rows } = await sql<{ videoId: string; seconds: number; durationSeconds: number }>`
    select video_id, seconds, duration_seconds
    from media.watch_progress where profile_id = ${profileId}
    order by watched_at desc, video_id limit ${maxStartedVideos}`.execute(db);
  const ids = rows.map(({ videoId }) => videoId);
  const videos = await selectVideos(
    db,
    sql`video.is_published and video.id = any (${ids}::text[])`,
    sql``,
  );
  const byId = new Map(videos.map((video) => [video.id, video]));
  return rows.flatMap(({ videoId, ...progress }) => {
    const video = byId.get(videoId);
    return video ? [{ video, progress }] : [];
  });
}

export async function countWatchLater(db: Db, profileId: string): Promise<number> {
  return countRows(db.selectFrom("media.watchLater").where("profileId", "=", profileId));
}

/** False when it is on the list already. */
export async function insertWatchLater(
  tx: Tx,
  profileId: string,
  videoId: string,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto("media.watchLater")
    .values({ profileId, videoId, savedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("videoId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteWatchLater(tx: Tx, profileId: string, vidId: string): Promise<void> {
  await sql`delete from media.watch_later as saved using media.video
    where video.id = saved.video_id and saved.profile_id = ${profileId}
      and video.vid_id = ${vidId}`.execute(tx);
}

interface Progress {
  profileId: string;
  videoId: string;
  seconds: number;
  durationSeconds: number;
}

/** Saves the position and deletes all but the latest few started videos. */
export async function saveProgress(
  tx: Tx,
  { profileId, videoId, seconds, durationSeconds }: Progress,
  at: Date,
): Promise<void> {
  const progressColumns = { seconds, durationSeconds, watchedAt: at };
  await tx
    .insertInto("media.watchProgress")
    .values({ profileId, videoId, ...progressColumns })
    .onConflict((conflict) =>
      conflict.columns(["profileId", "videoId"]).doUpdateSet(progressColumns),
    )
    .execute();
  await sql`delete from media.watch_progress where profile_id = ${profileId} and video_id in (
    select video_id from media.watch_progress where profile_id = ${profileId}
    order by watched_at desc, video_id offset ${maxStartedVideos})`.execute(tx);
}

export async function deleteProgress(tx: Tx, profileId: string, videoId?: string): Promise<void> {
  const all = tx.deleteFrom("media.watchProgress").where("profileId", "=", profileId);
  await (videoId === undefined ? all : all.where("videoId", "=", videoId)).execute();
}

export async function deleteWatchingByProfile(tx: Tx, profileId: string): Promise<void> {
  await deleteProgress(tx, profileId);
  await tx.deleteFrom("media.watchLater").where("profileId", "=", profileId).execute();
}
