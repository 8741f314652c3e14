import { maySeeMarketplace, maySeeMedia } from "@boab/contracts/common/access";
import { defaultPerKind, searchKinds } from "@boab/contracts/search/limits";
import type { SearchKind, SearchQuery, SearchResults } from "@boab/contracts/search/search";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { SearchDeps } from "../deps.ts";
import { asTyped, findCorrection } from "./everything.rules.ts";
import type { SearchByKind } from "./kinds.ts";
import { withTimeout } from "./with-timeout.ts";

/** A search that takes longer is worth less than a response without it. */
const defaultTimeoutMs = 1_500;
const unavailableSentence = "Search isn't available right now.";

export interface EverythingDeps extends Pick<SearchDeps, "log" | "settings"> {
  searches: SearchByKind;
  timeoutMs?: number;
}

type Total = { count: number; isCapped: boolean };
type Parts = { [Kind in SearchKind]?: Awaited<ReturnType<SearchByKind[Kind]>> };

/**
 * Anyone searches all kinds of content they can open. A kind that fails or takes too long is left out and listed in
 * `late`.
 */
export async function searchEverything(
  deps: EverythingDeps,
  actor: Actor,
  query: SearchQuery,
): Promise<SearchResults> {
  const open = await listOpenKinds(deps, actor);
  const asked = { ...query, limit: query.limit ?? defaultPerKind };
  const typed = await searchEachKind(deps, open, asked);
  const corrected = findCorrection(typed);
  const parts = corrected ? await searchEachKind(deps, open, { ...asked, q: corrected }) : typed;
  const late = open.filter((kind) => parts[kind] === undefined);
  if (late.length === open.length)
    throw new AppError("not_available", { sentence: unavailableSentence });
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
async function listOpenKinds({ settings }: EverythingDeps, actor: Actor): Promise<SearchKind[]> {
  const viewer = actor.kind === "member" ? actor : null;
  const switches = await settings.read();
  const isOpen: Partial<Record<SearchKind, boolean>> = {
    items: maySeeMarketplace(viewer, switches),
    videos: maySeeMedia(viewer, switches),
  };
  return searchKinds.filter((kind) => isOpen[kind] ?? true);
}

async function searchEachKind(
  { searches, log, timeoutMs = defaultTimeoutMs }: EverythingDeps,
  kinds: readonly SearchKind[],
  asked: Parameters<SearchByKind["businesses"]>[0],
): Promise<Parts> {
  const parts: Parts = {};
  const search = async <Kind extends SearchKind>(kind: Kind) => {
    const work = searches[kind](asked) as Promise<Parts[Kind]>;
    const found = await withTimeout(work, timeoutMs, (err) =>
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
  const part: Pick<Found, "data" | "total"> = { data, total };
  return part;
};
