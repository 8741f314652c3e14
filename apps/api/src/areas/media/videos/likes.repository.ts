import type { Db, Tx } from "#platform/db/db.ts";

interface Like {
  videoId: string;
  profileId: string;
}

/** False when this person has liked it before. */
export async function insertLike(tx: Tx, { videoId, profileId }: Like, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto("media.video_like")
    .values({ video_id: videoId, profile_id: profileId, liked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("video_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteLike(tx: Tx, { videoId, profileId }: Like): Promise<void> {
  await tx
    .deleteFrom("media.video_like")
    .where("video_id", "=", videoId)
    .where("profile_id", "=", profileId)
    .execute();
}

export async function countLikes(db: Db, videoId: string): Promise<number> {
  const { count } = await db
    .selectFrom("media.video_like")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("video_id", "=", videoId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteLikesOf(tx: Tx, profileId: string): Promise<void> {
  await tx.deleteFrom("media.video_like").where("profile_id", "=", profileId).execute();
}
