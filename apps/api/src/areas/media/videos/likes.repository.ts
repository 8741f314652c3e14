import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";

interface Like {
  videoId: string;
  profileId: string;
}

/** False when this person has liked it before. */
export async function insertLike(tx: Tx, { videoId, profileId }: Like, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto("media.videoLike")
    .values({ videoId, profileId, likedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("videoId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteLike(tx: Tx, { videoId, profileId }: Like): Promise<void> {
  await tx
    .deleteFrom("media.videoLike")
    .where("videoId", "=", videoId)
    .where("profileId", "=", profileId)
    .execute();
}

export async function countLikes(db: Db, videoId: string): Promise<number> {
  return countRows(db.selectFrom("media.videoLike").where("videoId", "=", videoId));
}

export async function deleteLikesByProfile(tx: Tx, profileId: string): Promise<void> {
  await tx.deleteFrom("media.videoLike").where("profileId", "=", profileId).execute();
}
