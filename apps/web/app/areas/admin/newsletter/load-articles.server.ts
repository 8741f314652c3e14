import { type ArticleCard, listArticles } from "@boab/contracts/magazine/articles";
import type { ApiClient } from "#lib/api/api.server.ts";

const PAGE = "48";
/** About a thousand articles; one that isn't among them was most likely taken down. */
const MOST_PAGES = 20;

/** The newest to choose from, and those already in the issue, however old they have become. */
export async function loadArticles(
  client: Pick<ApiClient, "load">,
  chosen: readonly string[] = [],
): Promise<ArticleCard[]> {
  const first = await client.load(listArticles, { query: { limit: PAGE } });
  const articles = [...first.data];
  let cursor = first.nextCursor;
  const isMissing = (id: string) => !articles.some((article) => article.id === id);
  for (let page = 1; cursor !== null && page < MOST_PAGES && chosen.some(isMissing); page++) {
    const older = await client.load(listArticles, { query: { limit: PAGE, cursor } });
    articles.push(...older.data.filter(({ id }) => chosen.includes(id)));
    cursor = older.nextCursor;
  }
  return articles;
}
