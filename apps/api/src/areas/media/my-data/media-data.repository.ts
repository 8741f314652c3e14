import type { MediaData } from "@boab/contracts/media/my-data";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

const iso = (at: Date) => at.toISOString();

/** A member's part of the file with their own data. */
export async function findMediaData(db: Db, userId: string): Promise<MediaData> {
  const account = await db
    .selectFrom("media.account")
    .select(["id", "name", "description", "website", "created_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const videos = await db
    .selectFrom("media.video as video")
    .innerJoin("media.account as account", "account.id", "video.account_id")
    .select(["video.vid_id", "video.title", "video.channel_title", "video.artist"])
    .select(["video.description", "video.category", "video.created_at", "video.is_removed"])
    .where("account.user_id", "=", userId)
    .orderBy("video.created_at")
    .execute();
  const comments = await db
    .selectFrom("media.comment as comment")
    .innerJoin("media.video as video", "video.id", "comment.video_id")
    .select(["video.title as video", "comment.body", "comment.created_at"])
    .where("comment.author_id", "=", userId)
    .orderBy("comment.created_at")
    .execute();
  return {
    mediaAccount: account
      ? {
          ...{ id: account.id, name: account.name, description: account.description },
          ...{ website: account.website, createdAt: iso(account.created_at) },
        }
      : null,
    videos: videos.map(({ vid_id, channel_title, created_at, is_removed, ...video }) => ({
      ...video,
      ...{ vid_Id: vid_id, channelTitle: channel_title },
      ...{ createdAt: iso(created_at), isRemoved: is_removed },
    })),
    videoComments: comments.map(({ created_at, ...comment }) => ({
      ...comment,
      createdAt: iso(created_at),
    })),
    ...(await findMarks(db, userId)),
  };
}

async function findMarks(db: Db, userId: string) {
  const marks = async (from: "video_like" | "watch_later", column: string) => {
    const { rows } = await sql<{ video: string; at: Date }>`
      select video.title as video, mark.${sql.ref(column)} as at
      from ${sql.table(`media.${from}`)} as mark join media.video on video.id = mark.video_id
      where mark.profile_id = ${userId} order by at, video.id`.execute(db);
    return rows;
  };
  const { rows: watched } = await sql<{ video: string; seconds: number; at: Date }>`
    select video.title as video, progress.seconds, progress.watched_at as at
    from media.watch_progress as progress join media.video on video.id = progress.video_id
    where progress.profile_id = ${userId} order by at, video.id`.execute(db);
  const [liked, later] = [
    await marks("video_like", "liked_at"),
    await marks("watch_later", "saved_at"),
  ];
  return {
    likedVideos: liked.map(({ video, at }) => ({ video, likedAt: iso(at) })),
    watchLater: later.map(({ video, at }) => ({ video, savedAt: iso(at) })),
    watchedVideos: watched.map(({ video, seconds, at }) => ({
      ...{ video, seconds, watchedAt: iso(at) },
    })),
  };
}
