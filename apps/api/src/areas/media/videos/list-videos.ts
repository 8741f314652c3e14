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
  countByCategory,
  countPublished,
  findVideo,
  listFeatured,
  listOfAccount,
  listPublished,
} from "./videos.repository.ts";
import { toCard, toOwnVideo } from "./view-video.ts";

const usualLimit = 24;
const featuredCount = 10;
/** Counting what a search finds ends here. */
const mostCounted = 1000;
const VideoKey = z.string().regex(/^VID-[0-9A-Z]{8}$/);

/** Published videos for whoever may open the media pages. */
export async function listVideos(
  { db, readWords }: Pick<MediaDeps, "db" | "readWords">,
  {
    q = "",
    category,
    creator,
    limit = usualLimit,
    cursor,
  }: PartOutput<(typeof videosCall)["query"]>,
): Promise<CallResponse<typeof videosCall>> {
  const after = readPosition(cursor, VideoKey);
  const words = await readWords(db, q, false);
  // Only signs and spaces: nothing has that in it.
  if (q.trim() !== "" && !words) return { data: [], nextCursor: null };
  const search = { category, creator, words: words?.query };
  const rows = await listPublished(db, search, { limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(toCard), nextCursor };
}

/** The first of the same list, for a search over more than videos. */
export async function findVideos(
  { db, readWords }: Pick<MediaDeps, "db" | "readWords">,
  { q, exact, limit }: { q: string; exact?: "1" | undefined; limit: number },
): Promise<{ data: VideoCard[]; total: { count: number; isCapped: boolean } }> {
  const words = await readWords(db, q, exact === "1");
  if (!words) return { data: [], total: { count: 0, isCapped: false } };
  const search = { words: words.query };
  const [rows, count] = await Promise.all([
    listPublished(db, search, { limit, after: undefined }),
    countPublished(db, search, mostCounted + 1),
  ]);
  const total = { count: Math.min(count, mostCounted), isCapped: count > mostCounted };
  return { data: rows.map(toCard), total };
}

export async function readOverview({
  db,
  defaultVideoId,
}: Pick<MediaDeps, "db" | "defaultVideoId">): Promise<CallResponse<typeof overviewCall>> {
  const [counts, featured] = await Promise.all([
    countByCategory(db),
    listFeatured(db, featuredCount),
  ]);
  const count = (category: string) => counts.get(category) ?? 0;
  return {
    counts: Object.fromEntries(videoCategoryKeys.map((key) => [key, count(key)])) as Record<
      (typeof videoCategoryKeys)[number],
      number
    >,
    featured: featured.map(toCard),
    defaultId: await findDefault(db, defaultVideoId),
  };
}

/** The one the owner chose while it is published, otherwise the newest. */
async function findDefault(db: Db, chosen: string | undefined): Promise<string | null> {
  const configured = chosen === undefined ? undefined : await findVideo(db, chosen);
  if (configured?.isPublished) return configured.vidId;
  const [newest] = await listPublished(db, {}, { limit: 1, after: undefined });
  return newest?.vidId ?? null;
}

/** Everything the caller added; somebody without a page has added nothing. */
export async function listOwnVideos(
  { db }: Pick<MediaDeps, "db">,
  { userId }: Member,
  { limit = usualLimit, cursor }: PartOutput<(typeof ownCall)["query"]>,
): Promise<CallResponse<typeof ownCall>> {
  const account = await findAccount(db, { userId });
  if (!account) return { data: [], nextCursor: null };
  const after = readPosition(cursor, VideoKey);
  const rows = await listOfAccount(db, account.id, { limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(toOwnVideo), nextCursor };
}
