import {
  defaultResultsPerKind,
  maxResultsPerKind,
  maxSearchLength,
  searchKinds,
} from "@boab/contracts/search/limits";
import {
  type SearchKind,
  type SearchResults,
  searchEverything,
} from "@boab/contracts/search/search";
import { findPlace, type PlaceResult } from "#areas/directory/find/search-place.server.ts";
import { toListingCardView } from "#areas/directory/listing-card.server.ts";
import { toJobCardView } from "#areas/jobs/job-card.server.ts";
import { toArticleRowView } from "#areas/magazine/article-row.server.ts";
import { toItemCardView } from "#areas/marketplace/catalog/item-card-view.ts";
import { withChanges } from "#areas/search/paths.ts";
import { formatResultCount, sumTotals } from "#areas/search/suggestions.ts";
import { type ApiClient, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { makeSeeAllLink } from "./all-results-links.ts";
import type { SearchView, Tab } from "./search-view.ts";

const kindTitles = {
  businesses: "Businesses",
  items: "Items",
  jobs: "Jobs",
  videos: "Videos",
  articles: "Articles",
} as const;

interface SearchClients {
  /** Calls with the visitor's session, because some people may see more results. */
  own: Pick<ApiClient, "call">;
  /** Calls without a session, for data that is the same for everyone. */
  open: ApiClient;
}

/** Reads the search from the URL; parameters that can't be parsed are ignored. */
function readValues(params: URLSearchParams) {
  const q = (params.get("q") ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxSearchLength)
    .toWellFormed();
  const kind = searchKinds.find((one) => one === params.get("kind")) ?? null;
  const readCoordinate = (name: string) =>
    /^-?\d{1,3}(\.\d{1,8})?$/.test(params.get(name) ?? "") ? (params.get(name) ?? "") : undefined;
  return {
    q: q.replaceAll("\0", ""),
    kind,
    exact: params.get("exact") === "1" ? ("1" as const) : undefined,
    near: params.get("near")?.trim().slice(0, 60) || undefined,
    lat: readCoordinate("lat"),
    lon: readCoordinate("lon"),
  };
}

type Values = ReturnType<typeof readValues>;

export async function loadResults(
  { own: memberApi, open: publicApi }: SearchClients,
  params: URLSearchParams,
  now: Date,
): Promise<SearchView> {
  const values = readValues(params);
  const { near, lat, lon } = values;
  const place = await findPlace(publicApi, { near, lat, lon });
  const results = values.q === "" ? null : await search(memberApi, values, place);
  return {
    q: values.q,
    kind: values.kind,
    near: place.place?.label ?? near ?? "",
    place: place.place && {
      label: place.place.label,
      name: place.place.name,
      lat: String(place.place.latitude),
      lon: String(place.place.longitude),
    },
    placeProblem: place.problem,
    isUnavailable: values.q !== "" && results === null,
    found: results && toFoundView(results, values, place, params, now),
  };
}

/** Null when the search is down; the page then says so and offers a retry. */
async function search(client: SearchClients["own"], values: Values, { query }: PlaceResult) {
  const { q, exact, kind } = values;
  const limit = String(kind ? maxResultsPerKind : defaultResultsPerKind);
  try {
    return await client.call(searchEverything, { query: { q, exact, limit, ...query } });
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500) return null;
    throw toBoundaryError(error);
  }
}

function toFoundView(
  results: SearchResults,
  values: Values,
  place: PlaceResult,
  params: URLSearchParams,
  now: Date,
): NonNullable<SearchView["found"]> {
  const total = sumTotals(results);
  const { q, kind } = values;
  const words = results.corrected ?? q;
  const isShownKind = (one: SearchKind) => kind === null || kind === one;
  const section = (one: SearchKind) => {
    const found = results[one];
    if (!found || found.data.length === 0 || !isShownKind(one)) return null;
    const isWhole = found.data.length >= found.total.count;
    const rest = {
      q: words,
      exact: values.exact,
      near: place.place?.label,
      ...toCoordinateParams(values),
    };
    return {
      count: formatResultCount(found.total),
      all: isWhole ? null : makeSeeAllLink(one, found.total, rest),
    };
  };
  const sections = {
    businesses: section("businesses"),
    items: section("items"),
    jobs: section("jobs"),
    videos: section("videos"),
    articles: section("articles"),
  };
  return {
    heading: `${formatResultCount(total)} ${total.count === 1 ? "result" : "results"} for “${words}”`,
    count: total.count,
    corrected: results.corrected,
    alsoSearchedFor: results.alsoSearchedFor,
    exactTo: withChanges(params, { exact: "1", q: words }),
    tabs: buildTabs(results, params, values, total),
    late: results.late.map((one) => kindTitles[one].toLowerCase()),
    businesses: sections.businesses && {
      ...sections.businesses,
      cards: (results.businesses?.data ?? []).map((card) => toListingCardView(card, now)),
    },
    items: sections.items && {
      ...sections.items,
      cards: (results.items?.data ?? []).map(toItemCardView),
    },
    jobs: sections.jobs && {
      ...sections.jobs,
      cards: (results.jobs?.data ?? []).map((job) => toJobCardView(job, now)),
    },
    videos: sections.videos && { ...sections.videos, cards: results.videos?.data ?? [] },
    articles: sections.articles && {
      ...sections.articles,
      cards: (results.articles?.data ?? []).map(toArticleRowView),
    },
  };
}

const toCoordinateParams = ({ lat, lon }: Values) => (lat && lon ? { lat, lon } : {});

function buildTabs(
  results: SearchResults,
  params: URLSearchParams,
  { kind }: Values,
  total: { count: number; isCapped: boolean },
): Tab[] {
  const kinds = searchKinds.flatMap((one): Tab[] => {
    const found = results[one];
    if (!found || (found.total.count === 0 && kind !== one)) return [];
    const to = withChanges(params, { kind: one });
    return [
      { label: kindTitles[one], count: formatResultCount(found.total), to, isOn: kind === one },
    ];
  });
  const all = {
    label: "All",
    count: formatResultCount(total),
    to: withChanges(params, { kind: null }),
  };
  return kinds.length === 0 ? [] : [{ ...all, isOn: kind === null }, ...kinds];
}
