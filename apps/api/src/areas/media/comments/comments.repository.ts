import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, type Position } from "#platform/db/keyset.ts";

export interface StoredComment {
  id: string;
  videoId: string;
  vidId: string;
  videoTitle: string;
  /** Whoever added the video. */
  creatorUserId: string;
  authorId: string;
  authorName: string;
  body: string;
  isRemoved: boolean;
  isShown: boolean;
  createdAt: Date;
  exactCreation: string;
}

const columns = sql`comment.id, comment.video_id, video.vid_id,
  video.title as "videoTitle", account.user_id as "creatorUserId", comment.author_id,
  author.full_name as "authorName", comment.body, comment.is_removed,
  comment.is_shown, comment.created_at,
  ${formatExactInstant("comment.createdAt")} as "exactCreation"`;
const joined = sql`media.comment
  join media.video on video.id = comment.video_id
  join media.account on account.id = video.account_id
  join accounts.v_person as author on author.id = comment.author_id`;

/** Lists comments newest first, without hidden ones. */
export async function listShownComments(
  db: Db,
  videoId: string,
  { limit, after }: { limit: number; after: Position | undefined },
) {
  const { rows } = await sql<StoredComment>`select ${columns} from ${joined}
    where comment.video_id = ${videoId} and comment.is_shown and ${
      after
        ? sql`(comment.created_at, comment.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
        : sql`true`
    } order by comment.created_at desc, comment.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, position: [row.exactCreation, row.id] satisfies Position }));
}

export async function findComments(db: Db, ids: string[]): Promise<StoredComment[]> {
  const { rows } = await sql<StoredComment>`select ${columns} from ${joined}
    where comment.id = any (${ids}::uuid[])`.execute(db);
  return rows;
}

/** Locked until the transaction ends. */
export async function lockComment(tx: Tx, id: string): Promise<StoredComment | undefined> {
  const { rows } = await sql<StoredComment>`select ${columns} from ${joined}
    where comment.id = ${id} for update of comment`.execute(tx);
  return rows[0];
}

interface NewComment {
  videoId: string;
  authorId: string;
  body: string;
}

export async function insertComment(tx: Tx, comment: NewComment, at: Date): Promise<string> {
  const { id } = await tx
    .insertInto("media.comment")
    .values({
      videoId: comment.videoId,
      authorId: comment.authorId,
      body: comment.body,
      createdAt: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteCommentRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("media.comment").where("id", "=", id).execute();
}

export async function setCommentRemoved(tx: Tx, id: string, isRemoved: boolean): Promise<void> {
  await tx.updateTable("media.comment").set({ isRemoved }).where("id", "=", id).execute();
}

export async function withholdCommentsByAuthor(
  tx: Tx,
  authorId: string,
  isWithheld: boolean,
): Promise<void> {
  await tx
    .updateTable("media.comment")
    .set({ isWithheld })
    .where("authorId", "=", authorId)
    .where("isWithheld", "!=", isWithheld)
    .execute();
}

export async function deleteCommentsByAuthor(tx: Tx, authorId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom("media.comment")
    .where("authorId", "=", authorId)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
