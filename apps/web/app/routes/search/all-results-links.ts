import type { SearchKind } from "@boab/contracts/search/search";
import { listingsPath } from "#areas/directory/find/search-path.ts";
import { jobsPath } from "#areas/jobs/paths.ts";
import { wellbeingPath } from "#areas/magazine/paths.ts";
import { browsePath } from "#areas/marketplace/paths.ts";
import { explorePath } from "#areas/media/paths.ts";
import { formatResultCount } from "#areas/search/suggestions.ts";

interface Search {
  q: string;
  exact: "1" | undefined;
  near: string | undefined;
  lat?: string;
  lon?: string;
}

/** The directory's list filters by radius; this is the max it supports. */
const maxRadiusKm = "500";

/** The same search in a kind's own list. */
export function makeSeeAllLink(
  kind: SearchKind,
  total: { count: number; isCapped: boolean },
  { q, exact, near, lat, lon }: Search,
): { label: string; to: string } {
  const count = formatResultCount(total);
  if (kind === "items") return { label: `All ${count} items`, to: buildPath(browsePath, { q }) };
  if (kind === "jobs") return { label: `All ${count} jobs`, to: buildPath(jobsPath, { q }) };
  if (kind === "videos") return { label: `All ${count} videos`, to: buildPath(explorePath, { q }) };
  if (kind === "articles")
    return { label: `All ${count} articles`, to: buildPath(wellbeingPath, { q }) };
  if (near === undefined)
    return { label: `All ${count} businesses`, to: buildPath(listingsPath, { q, exact }) };
  const place = { near, lat, lon, radius: maxRadiusKm };
  return { label: "More, nearest first", to: buildPath(listingsPath, { q, exact, ...place }) };
}

function buildPath(path: string, query: Record<string, string | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value);
  return `${path}?${params}`;
}
