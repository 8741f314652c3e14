import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { type StoredVideo, selectVideos } from "./videos.repository.ts";

export async function findVideosById(db: Db, ids: string[]): Promise<StoredVideo[]> {
  return selectVideos(db, sql`video.id = any (${ids}::text[])`, sql``);
}

export async function lockVideoById(tx: Tx, id: string): Promise<void> {
  await sql`select from media.video where id = ${id} for update`.execute(tx);
}
