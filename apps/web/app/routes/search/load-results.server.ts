import {
  mostPerKind,
  mostSearched,
  searchKinds,
  usualPerKind,
} from "@boab/contracts/search/limits";
import {
  type SearchKind,
  type SearchResults,
  searchEverything,
} from "@boab/contracts/search/search";
import { findPlace, type PlaceFound } from "#areas/directory/find/search-place.server.ts";
import { listingCardView } from "#areas/directory/listing-card.server.ts";
import { jobCardView } from "#areas/jobs/job-card.server.ts";
import { articleRowView } from "#areas/magazine/article-row.server.ts";
import { itemCardView } from "#areas/marketplace/catalog/item-card-view.ts";
import { withChanges } from "#areas/search/paths.ts";
import { countText, totalOf } from "#areas/search/suggestions.ts";
import { type ApiClient, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import type { SearchView, Tab } from "./search-view.ts";
import { seeAll } from "./see-all.ts";

const kindTitles = {
  businesses: "Businesses",
  items: "Items",
  jobs: "Jobs",
  videos: "Videos",
  articles: "Articles",
} as const;

interface Clients {
  /** As whoever asks: some find more. */
  own: Pick<ApiClient, "call">;
  /** For what is the same for everyone. */
  open: ApiClient;
}

/** What the address asks for; parameters that can't be parsed are ignored. */
function readValues(params: URLSearchParams) {
  const q = (params.get("q") ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, mostSearched)
    .toWellFormed();
  const kind = searchKinds.find((one) => one === params.get("kind")) ?? null;
  const coordinate = (name: string) =>
    /^-?\d{1,3}(\.\d{1,8})?$/.test(params.get(name) ?? "") ? (params.get(name) ?? "") : undefined;
  return {
    q: q.replaceAll("\0", ""),
    kind,
    exact: params.get("exact") === "1" ? ("1" as const) : undefined,
    near: params.get("near")?.trim().slice(0, 60) || undefined,
    lat: coordinate("lat"),
    lon: coordinate("lon"),
  };
}

type Values = ReturnType<typeof readValues>;

export async function loadResults(
  { own, open }: Clients,
  params: URLSearchParams,
  now: Date,
): Promise<SearchView> {
  const values = readValues(params);
  const { near, lat, lon } = values;
  const place = await findPlace(open, { near, lat, lon });
  const results = values.q === "" ? null : await search(own, values, place);
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
    found: results && foundView(results, values, place, params, now),
  };
}

/** Null while the search doesn't answer: the page says so and offers another try. */
async function search(client: Clients["own"], values: Values, { query }: PlaceFound) {
  const { q, exact, kind } = values;
  const limit = String(kind ? mostPerKind : usualPerKind);
  try {
    return await client.call(searchEverything, { query: { q, exact, limit, ...query } });
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500) return null;
    throw forBoundary(error);
  }
}

function foundView(
  results: SearchResults,
  values: Values,
  place: PlaceFound,
  params: URLSearchParams,
  now: Date,
): NonNullable<SearchView["found"]> {
  const total = totalOf(results);
  const { q, kind } = values;
  const words = results.corrected ?? q;
  const shows = (one: SearchKind) => kind === null || kind === one;
  const section = (one: SearchKind) => {
    const found = results[one];
    if (!found || found.data.length === 0 || !shows(one)) return null;
    const isWhole = found.data.length >= found.total.count;
    const rest = { q: words, exact: values.exact, near: place.place?.label, ...ownPlace(values) };
    return {
      count: countText(found.total),
      all: isWhole ? null : seeAll(one, found.total, rest),
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
    heading: `${countText(total)} ${total.count === 1 ? "result" : "results"} for “${words}”`,
    count: total.count,
    corrected: results.corrected,
    alsoSearchedFor: results.alsoSearchedFor,
    exactTo: withChanges(params, { exact: "1", q: words }),
    tabs: tabsOf(results, params, values, total),
    late: results.late.map((one) => kindTitles[one].toLowerCase()),
    businesses: sections.businesses && {
      ...sections.businesses,
      cards: (results.businesses?.data ?? []).map((card) => listingCardView(card, now)),
    },
    items: sections.items && {
      ...sections.items,
      cards: (results.items?.data ?? []).map(itemCardView),
    },
    jobs: sections.jobs && {
      ...sections.jobs,
      cards: (results.jobs?.data ?? []).map((job) => jobCardView(job, now)),
    },
    videos: sections.videos && { ...sections.videos, cards: results.videos?.data ?? [] },
    articles: sections.articles && {
      ...sections.articles,
      cards: (results.articles?.data ?? []).map(articleRowView),
    },
  };
}

const ownPlace = ({ lat, lon }: Values) => (lat && lon ? { lat, lon } : {});

function tabsOf(
  results: SearchResults,
  params: URLSearchParams,
  { kind }: Values,
  total: { count: number; isCapped: boolean },
): Tab[] {
  const kinds = searchKinds.flatMap((one): Tab[] => {
    const found = results[one];
    if (!found || (found.total.count === 0 && kind !== one)) return [];
    const to = withChanges(params, { kind: one });
    return [{ label: kindTitles[one], count: countText(found.total), to, isOn: kind === one }];
  });
  const all = { label: "All", count: countText(total), to: withChanges(params, { kind: null }) };
  return kinds.length === 0 ? [] : [{ ...all, isOn: kind === null }, ...kinds];
}
