import type { GroupQuery, ListingGroups } from "@boab/contracts/directory/search";
import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findWords } from "./find-words.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";
import { groupCounts, groupMatches, isCounted } from "./map-groups.repository.ts";
import { detailOf, type GridGroup, joinSquares, toGroup } from "./map-groups.rules.ts";
import { minutesAt } from "./opening.rules.ts";
import { readSearch } from "./read-search.ts";

/** Up to this many matches are collected and grouped one by one; beyond, counts by square are read. */
const mostCollected = 2000;
/** As long as the total of the list, which says the same. */
const keepMs = 20_000;
const mostMaps = 100;

interface Grouped {
  groups: GridGroup[];
  isCapped: boolean;
}

export type MapGroups = ReturnType<typeof makeMapGroups>;

/** The groups of public searches, kept for a moment: every visitor begins with the same few maps. */
export const makeMapGroups = ({ clock }: { clock: Clock }) =>
  makeTimedCache<ListingGroups>({ clock, keepMs, mostKeys: mostMaps });

interface Deps extends Pick<DirectoryDeps, "db" | "clock"> {
  maps: MapGroups;
}

/** Everything the same search finds in the list, as groups whose counts add up to the list's total. */
export async function groupListings(
  { db, clock, maps }: Deps,
  actor: Actor,
  query: GroupQuery,
): Promise<ListingGroups> {
  const load = async (): Promise<ListingGroups> => {
    const { filters } = await readSearch(db, actor, query, minutesAt(clock()));
    const find = (search: ListingSearch) => findGroups(db, search, query.zoom);
    const found = await findWords(db, filters, query, find, ({ groups }) => groups.length > 0);
    return { data: joinSquares(found.groups).map(toGroup), isCapped: found.isCapped };
  };
  const isPublic = (query.show ?? "public") === "public";
  return isPublic ? maps.get(JSON.stringify(query), load) : load();
}

export async function findGroups(db: Db, search: ListingSearch, zoom: number): Promise<Grouped> {
  const groups = await groupMatches(db, search, detailOf(zoom), mostCollected + 1);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  if (count <= mostCollected) return { groups, isCapped: false };
  return isCounted(search)
    ? { groups: await groupCounts(db, search, detailOf(zoom)), isCapped: false }
    : { groups, isCapped: true };
}
