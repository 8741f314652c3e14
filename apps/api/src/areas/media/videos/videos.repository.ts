import type { VideoCategory } from "@boab/contracts/media/limits";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, type Position } from "#platform/db/keyset.ts";
import { refuseViolation } from "#platform/db/refuse-violation.ts";
import { AppError } from "#platform/errors/app-error.ts";

export interface StoredVideo {
  id: string;
  vidId: string;
  accountId: string;
  creatorName: string;
  /** Whoever added it; never leaves the server. */
  userId: string;
  title: string;
  channelTitle: string;
  artist: string | null;
  description: string;
  category: VideoCategory;
  publishedAt: Date | null;
  durationSeconds: number | null;
  businessId: string | null;
  likes: number;
  commentCount: number;
  isRemoved: boolean;
  isPublished: boolean;
  createdAt: Date;
  exactCreation: string;
}

const columns = sql`video.id, video.vid_id, video.account_id,
  account.name as "creatorName", account.user_id, video.title,
  video.channel_title, video.artist, video.description, video.category,
  video.published_at, video.duration_seconds,
  video.business_id, video.like_count as likes,
  video.comment_count, video.is_removed,
  video.is_published, video.created_at,
  ${formatExactInstant("video.createdAt")} as "exactCreation"`;
const joined = sql`media.video join media.account on account.id = video.account_id`;

type Condition = RawBuilder<unknown>;

/** Every list of videos uses this query; `rest` is the caller's order and limit. */
export async function selectVideos(db: Db, where: Condition, orderAndLimit: Condition) {
  const { rows } = await sql<StoredVideo>`select ${columns} from ${joined}
    where ${where} ${orderAndLimit}`.execute(db);
  return rows;
}

const addPosition = (row: StoredVideo) => ({
  ...row,
  position: [row.exactCreation, row.id] satisfies Position,
});

interface PageRequest {
  limit: number;
  after: Position | undefined;
}

/** tsquery text: the words before the last, the last one, and the last one as a prefix. */
interface WordQuery {
  before: string;
  last: string;
  prefix: string;
}

export interface VideoSearch {
  category?: VideoCategory | undefined;
  creator?: string | undefined;
  words?: WordQuery | undefined;
}

const isAfterPosition = (after: Position | undefined) =>
  after
    ? sql`and (video.created_at, video.id) < (${after[0]}::timestamptz, ${after[1]}::text)`
    : sql``;

const makeSearchCondition = ({ category, creator, words }: VideoSearch) => sql`video.is_published
  ${category ? sql`and video.category = ${category}` : sql``}
  ${creator ? sql`and video.account_id = ${creator}` : sql``}
  ${
    words
      ? sql`and video.search @@ (to_tsquery('directory.words', ${words.before}) && (
          to_tsquery('directory.words', ${words.last})
          || to_tsquery('directory.spelt', ${words.prefix})))`
      : sql``
  }`;

/** Lists published videos, newest first. */
export async function listPublishedVideos(
  db: Db,
  search: VideoSearch,
  { limit, after }: PageRequest,
) {
  const rows = await selectVideos(
    db,
    sql`${makeSearchCondition(search)} ${isAfterPosition(after)}`,
    sql`order by video.created_at desc, video.id desc limit ${limit}`,
  );
  return rows.map(addPosition);
}

/** Counts the published videos that a search finds, up to `max`. */
export async function countPublishedVideos(
  db: Db,
  search: VideoSearch,
  max: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from media.video where ${makeSearchCondition(search)} limit ${max}) as found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Everything somebody added, newest first. */
export async function listVideosOfAccount(
  db: Db,
  accountId: string,
  { limit, after }: PageRequest,
) {
  const rows = await selectVideos(
    db,
    sql`video.account_id = ${accountId} ${isAfterPosition(after)}`,
    sql`order by video.created_at desc, video.id desc limit ${limit}`,
  );
  return rows.map(addPosition);
}

export async function findVideo(db: Db, vidId: string): Promise<StoredVideo | undefined> {
  const rows = await selectVideos(db, sql`video.vid_id = ${vidId}`, sql``);
  return rows[0];
}

/** Locked until the transaction ends. */
export async function lockVideo(tx: Tx, vidId: string): Promise<StoredVideo | undefined> {
  const rows = await selectVideos(tx, sql`video.vid_id = ${vidId}`, sql`for update of video`);
  return rows[0];
}

/** Lists the most liked video of each of the most liked creators, then fills up with their other videos. */
export async function listFeaturedVideos(db: Db, limit: number): Promise<StoredVideo[]> {
  const rows = await selectVideos(
    db,
    sql`video.is_published`,
    // Enough of them to find several creators, without looking at every video there is.
    sql`order by video.like_count desc, video.created_at desc, video.id desc limit ${limit * 6}`,
  );
  const first = new Map<string, StoredVideo>();
  for (const row of rows) if (!first.has(row.accountId)) first.set(row.accountId, row);
  const remainingRows = rows.filter((row) => first.get(row.accountId) !== row);
  return [...first.values(), ...remainingRows].slice(0, limit);
}

export async function countVideosByCategory(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ category: string; count: number }>`
    select category, count(*)::int as count from media.video
    where is_published group by category`.execute(db);
  return new Map(rows.map(({ category, count }) => [category, count]));
}

interface NewVideo {
  id: string;
  vidId: string;
  accountId: string;
  title: string;
  channelTitle: string;
  artist: string | null;
  description: string;
  category: VideoCategory;
  publishedAt: string | null;
  durationSeconds: number | null;
  businessId: string | null;
}

const refusals = { video_once: () => new AppError("video_added") };

/** Throws for a video that was already added, even if both requests come at the same moment. */
export async function insertVideo(tx: Tx, video: NewVideo, at: Date): Promise<void> {
  const { id, title, artist, description, category } = video;
  await refuseViolation(
    refusals,
    tx
      .insertInto("media.video")
      .values({
        id,
        title,
        artist,
        description,
        category,
        vidId: video.vidId,
        accountId: video.accountId,
        channelTitle: video.channelTitle,
        publishedAt: video.publishedAt,
        durationSeconds: video.durationSeconds,
        businessId: video.businessId,
        createdAt: at,
        updatedAt: at,
      })
      .execute(),
  );
}

export interface VideoChanges {
  title?: string | undefined;
  description?: string | undefined;
  artist?: string | null | undefined;
  category?: VideoCategory | undefined;
  businessId?: string | null | undefined;
}

export async function saveVideo(
  tx: Tx,
  id: string,
  { businessId, ...plain }: VideoChanges,
  at: Date,
): Promise<void> {
  const given = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  );
  await tx
    .updateTable("media.video")
    .set({
      ...given,
      ...(businessId !== undefined && { businessId }),
      updatedAt: at,
    })
    .where("id", "=", id)
    .execute();
}

export async function deleteVideoRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("media.video").where("id", "=", id).execute();
}

export async function setVideoRemoved(tx: Tx, id: string, isRemoved: boolean): Promise<void> {
  await tx.updateTable("media.video").set({ isRemoved }).where("id", "=", id).execute();
}

/** Lists the comments that are deleted with these videos. */
export async function listCommentIds(db: Db, videoIds: string[]): Promise<string[]> {
  if (videoIds.length === 0) return [];
  const rows = await db
    .selectFrom("media.comment")
    .select("id")
    .where("videoId", "in", videoIds)
    .execute();
  return rows.map(({ id }) => id);
}

export async function listContentByAccount(db: Db, accountId: string) {
  const rows = await db
    .selectFrom("media.video")
    .select("id")
    .where("accountId", "=", accountId)
    .execute();
  const videoIds = rows.map(({ id }) => id);
  return { videoIds, commentIds: await listCommentIds(db, videoIds) };
}
