import type { CallResponse, PartOutput } from "@boab/contracts/common/call";
import { videoCategoryKeys } from "@boab/contracts/media/limits";
import type {
  readMediaOverview as overviewCall,
  listOwnVideos as ownCall,
  VideoCard,
  listVideos as videosCall,
} from "@boab/contracts/media/videos";
import { z } from "zod";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import { findAccount } from "../accounts/accounts.repository.ts";
import type { MediaDeps } from "../deps.ts";
import {
  countPublishedVideos,
  countVideosByCategory,
  findVideo,
  listFeaturedVideos,
  listPublishedVideos,
  listVideosOfAccount,
} from "./videos.repository.ts";
import { toCard, toOwnVideo } from "./view-video.ts";

const defaultLimit = 24;
const featuredCount = 10;
const maxCountedVideos = 1000;
const VideoId = z.string().regex(/^VID-[0-9A-Z]{8}$/);

/** Whoever may open the media pages lists the published videos. */
export async function listVideos(
  { db, readWords }: Pick<MediaDeps, "db" | "readWords">,
  {
    q = "",
    category,
    creator,
    limit = defaultLimit,
    cursor,
  }: PartOutput<(typeof videosCall)["query"]>,
): Promise<CallResponse<typeof videosCall>> {
  const after = readPosition(cursor, VideoId);
  const words = await readWords(db, q, false);
  // The query has only punctuation, which matches nothing.
  if (q.trim() !== "" && !words) return { data: [], nextCursor: null };
  const search = { category, creator, words: words?.query };
  const rows = await listPublishedVideos(db, search, { limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(toCard), nextCursor };
}

/** Finds the first videos of the same list, for the search over the whole site. */
export async function findVideos(
  { db, readWords }: Pick<MediaDeps, "db" | "readWords">,
  { q, exact, limit }: { q: string; exact?: "1" | undefined; limit: number },
): Promise<{ data: VideoCard[]; total: { count: number; isCapped: boolean } }> {
  const words = await readWords(db, q, exact === "1");
  if (!words) return { data: [], total: { count: 0, isCapped: false } };
  const search = { words: words.query };
  const [rows, count] = await Promise.all([
    listPublishedVideos(db, search, { limit, after: undefined }),
    countPublishedVideos(db, search, maxCountedVideos + 1),
  ]);
  const total = { count: Math.min(count, maxCountedVideos), isCapped: count > maxCountedVideos };
  return { data: rows.map(toCard), total };
}

export async function readOverview({
  db,
  defaultVideoId,
}: Pick<MediaDeps, "db" | "defaultVideoId">): Promise<CallResponse<typeof overviewCall>> {
  const [counts, featured] = await Promise.all([
    countVideosByCategory(db),
    listFeaturedVideos(db, featuredCount),
  ]);
  const getCount = (category: string) => counts.get(category) ?? 0;
  return {
    counts: Object.fromEntries(videoCategoryKeys.map((key) => [key, getCount(key)])) as Record<
      (typeof videoCategoryKeys)[number],
      number
    >,
    featured: featured.map(toCard),
    defaultId: await findDefaultVideoId(db, defaultVideoId),
  };
}

/** The one the owner chose while it is published, otherwise the newest. */
async function findDefaultVideoId(db: Db, chosen: string | undefined): Promise<string | null> {
  const configuredVideo = chosen === undefined ? undefined : await findVideo(db, chosen);
  if (configuredVideo?.isPublished) return configuredVideo.vidId;
  const [newest] = await listPublishedVideos(db, {}, { limit: 1, after: undefined });
  return newest?.vidId ?? null;
}

/** Members list everything they added; somebody without a creator page gets an empty list. */
export async function listOwnVideos(
  { db }: Pick<MediaDeps, "db">,
  { userId }: Member,
  { limit = defaultLimit, cursor }: PartOutput<(typeof ownCall)["query"]>,
): Promise<CallResponse<typeof ownCall>> {
  const account = await findAccount(db, { userId });
  if (!account) return { data: [], nextCursor: null };
  const after = readPosition(cursor, VideoId);
  const rows = await listVideosOfAccount(db, account.id, { limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(toOwnVideo), nextCursor };
}
