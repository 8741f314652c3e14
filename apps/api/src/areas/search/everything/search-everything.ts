import { maySeeMarketplace, maySeeMedia } from "@boab/contracts/common/access";
import { searchKinds, usualPerKind } from "@boab/contracts/search/limits";
import type { SearchKind, SearchQuery, SearchResults } from "@boab/contracts/search/search";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { SearchDeps } from "../deps.ts";
import { asTyped, correctionOf } from "./everything.rules.ts";
import type { Searches } from "./kinds.ts";
import { withPatience } from "./with-patience.ts";

/** A search that takes longer is worth less than a response without it. */
const usualPatienceMs = 1_500;
const unavailable = "Search isn't available right now.";

export interface EverythingDeps extends Pick<SearchDeps, "log" | "settings"> {
  searches: Searches;
  patienceMs?: number;
}

type Total = { count: number; isCapped: boolean };
type Parts = { [Kind in SearchKind]?: Awaited<ReturnType<Searches[Kind]>> };

/** Everybody finds what they could open, and nothing else. One response for all kinds; a slow one is left out and named. */
export async function searchEverything(
  deps: EverythingDeps,
  actor: Actor,
  query: SearchQuery,
): Promise<SearchResults> {
  const open = await openKinds(deps, actor);
  const asked = { ...query, limit: query.limit ?? usualPerKind };
  const typed = await searchKindsOf(deps, open, asked);
  const corrected = correctionOf(typed);
  const parts = corrected ? await searchKindsOf(deps, open, { ...asked, q: corrected }) : typed;
  const late = open.filter((kind) => parts[kind] === undefined);
  if (late.length === open.length) throw new AppError("not_available", { sentence: unavailable });
  return {
    businesses: shown(parts.businesses),
    items: shown(parts.items),
    jobs: shown(parts.jobs),
    videos: shown(parts.videos),
    articles: shown(parts.articles),
    late,
    place: parts.businesses?.place ?? null,
    corrected,
    alsoSearchedFor: parts.businesses?.alsoSearchedFor ?? [],
  };
}

/** items and videos are found by those who can open their pages. */
async function openKinds({ settings }: EverythingDeps, actor: Actor): Promise<SearchKind[]> {
  const viewer = actor.kind === "member" ? actor : null;
  const isOpen: Partial<Record<SearchKind, boolean>> = {
    items: maySeeMarketplace(viewer, await settings.read()),
    videos: maySeeMedia(viewer),
  };
  return searchKinds.filter((kind) => isOpen[kind] ?? true);
}

async function searchKindsOf(
  { searches, log, patienceMs = usualPatienceMs }: EverythingDeps,
  kinds: readonly SearchKind[],
  asked: Parameters<Searches["businesses"]>[0],
): Promise<Parts> {
  const parts: Parts = {};
  const search = async <Kind extends SearchKind>(kind: Kind) => {
    const work = searches[kind](asked) as Promise<Parts[Kind]>;
    const found = await withPatience(work, patienceMs, (err) =>
      log.error({ err, kind }, "search of one kind failed"),
    );
    if (found) parts[kind] = found;
  };
  await Promise.all(kinds.map(search));
  return parts;
}

const shown = <Found extends { data: unknown[]; total: Total; corrected: string | null }>(
  found: Found | undefined,
) => {
  if (!found) return null;
  const { data, total } = asTyped(found);
  return { data, total } as Pick<Found, "data" | "total">;
};
