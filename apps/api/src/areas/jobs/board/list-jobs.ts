import { toCents } from "@boab/contracts/common/dollars";
import type { JobPage, JobQuery } from "@boab/contracts/jobs/board";
import { JobId } from "@boab/contracts/jobs/postings";
import { readWords } from "#areas/directory/index.ts";
import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { JobsDeps } from "../deps.ts";
import { toJobCard } from "../postings/job-fields.rules.ts";
import {
  countFacets,
  type FoundJob,
  gatherJobs,
  type JobSearch,
  listJobsInOrder,
  listSuburbsByPostcode,
} from "./board.repository.ts";
import { isPostcode, makeSuburbsQuery, toFacets } from "./board.rules.ts";

const defaultLimit = 24;

/**
 * Up to this many matches are collected by their filters, sorted and counted; with more, reading in the order
 * of an index soon fills a page.
 */
export const maxGathered = 2000;

/** As for listings, a job that gets hidden disappears from the totals within a minute. */
const ttlMs = 20_000;

export interface BoardCache {
  totals: ReturnType<typeof makeTimedCache<number>>;
  facets: ReturnType<typeof makeTimedCache<Awaited<ReturnType<typeof countFacets>>>>;
}

export const makeBoardCache = ({ clock }: { clock: Clock }): BoardCache => ({
  totals: makeTimedCache({ clock, ttlMs, maxKeys: 1000 }),
  facets: makeTimedCache({ clock, ttlMs, maxKeys: 1000 }),
});

type Deps = Pick<JobsDeps, "db" | "clock"> & { cache: BoardCache };

/** Everybody searches the open jobs of public businesses, newest first, and sees the same. */
export async function listJobs(deps: Deps, query: JobQuery): Promise<JobPage> {
  const search = await readSearch(deps, query);
  const { limit = defaultLimit } = query;
  const after = readPosition(query.cursor, JobId);
  const found = await findPage(deps, search, { limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(found.rows, limit);
  const isFirstPage = query.cursor === undefined;
  return {
    data: shown.map(toJobCard),
    nextCursor,
    total: isFirstPage ? toTotal(found.count) : null,
    open: isFirstPage ? toTotal(await countOpenJobs(deps, search)) : null,
    facets: isFirstPage ? await readFacets(deps, search) : null,
  };
}

/** Finds the first jobs of the same list, without filters, for the search over the whole site. */
export async function findJobs(
  deps: Deps,
  { limit, ...query }: Pick<JobQuery, "q" | "exact"> & { limit: number },
): Promise<Pick<JobPage, "data"> & { total: ReturnType<typeof toTotal> }> {
  const found = await findPage(deps, await readSearch(deps, query), { limit, after: undefined });
  return { data: found.rows.map(toJobCard), total: toTotal(found.count) };
}

async function readSearch({ db, clock }: Deps, query: JobQuery): Promise<JobSearch> {
  const now = clock();
  const words = await readWords(db, query.q ?? "", query.exact === "1");
  return {
    now,
    words: words?.query,
    place: await readPlace(db, query.place ?? ""),
    states: query.state,
    types: query.type,
    yearlyCents: query.pay && toCents(query.pay),
    isPayShown: query.shown === "1" || undefined,
    postedSince: query.posted ? new Date(now.getTime() - query.posted * 86_400_000) : undefined,
  };
}

/** A postcode stands for its suburbs: the location of a job names a suburb, not its number. */
async function readPlace(db: Db, typedText: string): Promise<JobSearch["place"]> {
  const suburbs = isPostcode(typedText) ? await listSuburbsByPostcode(db, typedText.trim()) : [];
  if (suburbs.length > 0) return makeSuburbsQuery(suburbs);
  return (await readWords(db, typedText, true))?.query;
}

interface FoundPage {
  rows: FoundJob[];
  /** One more than the maximum when there are more. */
  count: number;
}

/** Both ways of reading return the same page. The cached total says for a short time that too many match to gather. */
export async function findPage(
  { db, cache }: Pick<Deps, "db" | "cache">,
  search: JobSearch,
  request: Parameters<typeof listJobsInOrder>[2],
): Promise<FoundPage> {
  if (hasNoFilters(search))
    return {
      rows: await listJobsInOrder(db, search, request),
      count: await countOpenJobs({ db, cache }, search),
    };
  const key = toCacheKey(search);
  const cachedTotal = await cache.totals.peek(key);
  if (cachedTotal === undefined || cachedTotal <= maxGathered) {
    const gathered = await gatherJobs(db, search, maxGathered, request);
    cache.totals.set(key, gathered.count);
    if (gathered.count <= maxGathered) return gathered;
  }
  return { rows: await listJobsInOrder(db, search, request), count: maxGathered + 1 };
}

const hasNoFilters = ({ now: _now, ...filters }: JobSearch) =>
  Object.values(filters).every((filter) => filter === undefined);

const countOpenJobs = async (
  { db, cache }: Pick<Deps, "db" | "cache">,
  { now }: JobSearch,
): Promise<number> =>
  cache.totals.get("open", async () => {
    const facets = await countFacets(db, { now }, maxGathered);
    return facets ? facets.reduce((sum, { count }) => sum + count, 0) : maxGathered + 1;
  });

async function readFacets({ db, cache }: Deps, search: JobSearch) {
  const { states, types, isPayShown, ...rest } = search;
  const found = await cache.facets.get(toCacheKey(rest), () => countFacets(db, rest, maxGathered));
  return found ? toFacets(found, { states, types, isPayShown }) : null;
}

/** The key has everything that decides what is found, except `now`: the total is older than that anyway. */
function toCacheKey({ now: _now, postedSince, ...filters }: JobSearch): string {
  return JSON.stringify([filters, postedSince && Math.round(postedSince.getTime() / 3_600_000)]);
}

const toTotal = (count: number) => ({
  count: Math.min(count, maxGathered),
  isCapped: count > maxGathered,
});
