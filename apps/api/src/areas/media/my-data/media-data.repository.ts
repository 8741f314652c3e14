import type { MediaData } from "@boab/contracts/media/my-data";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

const iso = (at: Date) => at.toISOString();

/** Finds the media part of the download of a member's own data. */
export async function findMediaData(db: Db, userId: string): Promise<MediaData> {
  const account = await db
    .selectFrom("media.account")
    .select(["id", "name", "description", "website", "createdAt"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  const videos = await db
    .selectFrom("media.video as video")
    .innerJoin("media.account as account", "account.id", "video.accountId")
    .select(["video.vidId", "video.title", "video.channelTitle", "video.artist"])
    .select(["video.description", "video.category", "video.createdAt", "video.isRemoved"])
    .where("account.userId", "=", userId)
    .orderBy("video.createdAt")
    .execute();
  const comments = await db
    .selectFrom("media.comment as comment")
    .innerJoin("media.video as video", "video.id", "comment.videoId")
    .select(["video.title as video", "comment.body", "comment.createdAt"])
    .where("comment.authorId", "=", userId)
    .orderBy("comment.createdAt")
    .execute();
  return {
    mediaAccount: account
      ? {
          id: account.id,
          name: account.name,
          description: account.description,
          website: account.website,
          createdAt: iso(account.createdAt),
        }
      : null,
    videos: videos.map(({ vidId, channelTitle, createdAt, isRemoved, ...video }) => ({
      ...video,
      vid_Id: vidId,
      channelTitle: channelTitle,
      createdAt: iso(createdAt),
      isRemoved: isRemoved,
    })),
    videoComments: comments.map(({ createdAt, ...comment }) => ({
      ...comment,
      createdAt: iso(createdAt),
    })),
    ...(await findVideoActivity(db, userId)),
  };
}

async function findVideoActivity(db: Db, userId: string) {
  const listMarkedVideos = async (from: "video_like" | "watch_later", column: string) => {
    const { rows } = await sql<{ video: string; at: Date }>`
      select video.title as video, mark.${sql.ref(column)} as at
      from ${sql.table(`media.${from}`)} as mark join media.video on video.id = mark.video_id
      where mark.profile_id = ${userId} order by at, video.id`.execute(db);
    return rows;
  };
  const { rows: watchedRows } = await sql<{ video: string; seconds: number; at: Date }>`
    select video.title as video, progress.seconds, progress.watched_at as at
    from media.watch_progress as progress join media.video on video.id = progress.video_id
    where progress.profile_id = ${userId} order by at, video.id`.execute(db);
  const [liked, later] = [
    await listMarkedVideos("video_like", "likedAt"),
    await listMarkedVideos("watch_later", "savedAt"),
  ];
  return {
    likedVideos: liked.map(({ video, at }) => ({ video, likedAt: iso(at) })),
    watchLater: later.map(({ video, at }) => ({ video, savedAt: iso(at) })),
    watchedVideos: watchedRows.map(({ video, seconds, at }) => ({
      video,
      seconds,
      watchedAt: iso(at),
    })),
  };
}
