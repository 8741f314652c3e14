import { ArticleQuery, listArticles, readFront } from "@boab/contracts/magazine/articles";
import type { ApiClient } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { type FrontView, frontStep } from "./front-view.ts";

const mostAtOnce = 48;

/** What the address asks for; values that can't be read are ignored. */
function readValues(params: URLSearchParams) {
  const one = <Name extends "q" | "tag">(name: Name) => {
    const value = params.get(name)?.trim() ?? "";
    return ArticleQuery.shape[name].safeParse(value).success ? value : "";
  };
  const category = ArticleQuery.shape.category.safeParse(params.get("category") ?? undefined).data;
  return { q: one("q"), tag: one("tag"), category };
}

/** The featured article stands above the list and not in it, unless somebody searches. */
export async function loadFront(
  client: Pick<ApiClient, "load">,
  params: URLSearchParams,
): Promise<FrontView> {
  const { q, tag, category } = readValues(params);
  const isFiltered = Boolean(q || tag || category);
  const wanted = shownRows(params, frontStep);
  const [front, { rows, hasMore }] = await Promise.all([
    client.load(readFront),
    readRows(wanted + 1, mostAtOnce, (page) =>
      client.load(listArticles, {
        query: { ...page, ...(q && { q }), ...(tag && { tag }), ...(category && { category }) },
      }),
    ),
  ]);
  const featured = isFiltered ? null : front.featured;
  const listed = rows.filter(({ id }) => id !== featured?.id);
  return {
    q,
    category: category ?? null,
    tag: tag || null,
    isFiltered,
    featured,
    quote: isFiltered ? null : front.quote,
    categories: front.categories,
    articles: listed.slice(0, wanted),
    hasMore: hasMore || listed.length > wanted,
  };
}
