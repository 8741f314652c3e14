import { ArticleQuery, listArticles, readFront } from "@boab/contracts/magazine/articles";
import type { ApiClient } from "#lib/api/api.server.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { type FrontView, frontPageSize } from "./front-view.ts";

/** Reads the filters from the URL; invalid values are ignored. */
function readValues(params: URLSearchParams) {
  const readOne = <Name extends "q" | "tag">(name: Name) => {
    const value = params.get(name)?.trim() ?? "";
    return ArticleQuery.shape[name].safeParse(value).success ? value : "";
  };
  const category = ArticleQuery.shape.category.safeParse(params.get("category") ?? undefined).data;
  return { q: readOne("q"), tag: readOne("tag"), category };
}

/** Loads the front page. Without a filter the featured article is above the list instead of in it. */
export async function loadFront(
  client: Pick<ApiClient, "load">,
  params: URLSearchParams,
): Promise<FrontView> {
  const { q, tag, category } = readValues(params);
  const isFiltered = Boolean(q || tag || category);
  // The featured article is taken out of the first page, which would leave a gap in the grid.
  const size = isFiltered || params.has("cursor") ? frontPageSize : frontPageSize + 1;
  const [front, { list }] = await Promise.all([
    client.load(readFront),
    loadList(
      (page) =>
        client.load(listArticles, {
          query: { ...page, ...(q && { q }), ...(tag && { tag }), ...(category && { category }) },
        }),
      params,
      { pageSize: size },
    ),
  ]);
  const featured = isFiltered ? null : front.featured;
  return {
    q,
    category: category ?? null,
    tag: tag || null,
    isFiltered,
    featured,
    quote: isFiltered ? null : front.quote,
    categories: front.categories,
    list: { ...list, rows: list.rows.filter(({ id }) => id !== featured?.id) },
  };
}
