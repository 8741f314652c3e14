import type { GroupQuery, ListingGroups } from "@boab/contracts/directory/search";
import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { DirectoryDeps } from "../deps.ts";
import { searchWithCorrection } from "./find-words.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";
import { groupMatches, groupStoredCounts, hasStoredCounts } from "./map-groups.repository.ts";
import { type GridGroup, joinSquares, toGridDetail, toGroup } from "./map-groups.rules.ts";
import { readSearch } from "./read-search.ts";

/** Up to this many matches are collected and grouped; with more, the stored counts per square are read. */
const maxCollected = 2000;
/** The TTL is the same as for the total of the list, because both show the same number. */
const ttlMs = 20_000;
const maxCachedMaps = 100;

interface GroupedListings {
  groups: GridGroup[];
  isCapped: boolean;
}

export type MapGroupsCache = ReturnType<typeof makeMapGroupsCache>;

/** Caches the groups of public searches for a short time, because every visitor starts with the same few maps. */
export const makeMapGroupsCache = ({ clock }: { clock: Clock }) =>
  makeTimedCache<ListingGroups>({ clock, ttlMs, maxKeys: maxCachedMaps });

interface Deps extends Pick<DirectoryDeps, "db" | "clock"> {
  mapGroupsCache: MapGroupsCache;
}

/** Groups everything that the same search finds in the list, so that the counts add up to the list's total. */
export async function groupListings(
  { db, clock, mapGroupsCache }: Deps,
  actor: Actor,
  query: GroupQuery,
): Promise<ListingGroups> {
  const load = async (): Promise<ListingGroups> => {
    const { filters } = await readSearch(db, actor, query, clock());
    const find = (search: ListingSearch) => findGroups(db, search, query.zoom);
    const found = await searchWithCorrection(
      db,
      filters,
      query,
      find,
      ({ groups }) => groups.length > 0,
    );
    return { data: joinSquares(found.groups).map(toGroup), isCapped: found.isCapped };
  };
  const isPublic = (query.show ?? "public") === "public";
  return isPublic ? mapGroupsCache.get(JSON.stringify(query), load) : load();
}

export async function findGroups(
  db: Db,
  search: ListingSearch,
  zoom: number,
): Promise<GroupedListings> {
  const groups = await groupMatches(db, search, toGridDetail(zoom), maxCollected + 1);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  if (count <= maxCollected) return { groups, isCapped: false };
  return hasStoredCounts(search)
    ? { groups: await groupStoredCounts(db, search, toGridDetail(zoom)), isCapped: false }
    : { groups, isCapped: true };
}
