import { type ArticleCard, listArticles } from "@boab/contracts/magazine/articles";
import type { ApiClient } from "#lib/api/api.server.ts";

const PAGE_SIZE = "48";
/** These pages hold about a thousand articles; a chosen article that isn't among them was most likely taken down. */
const MAX_PAGES = 20;

/** Returns the newest articles, and those already in the issue however old they are. */
export async function loadArticles(
  client: Pick<ApiClient, "load">,
  chosen: readonly string[] = [],
): Promise<ArticleCard[]> {
  const first = await client.load(listArticles, { query: { limit: PAGE_SIZE } });
  const articles = [...first.data];
  let cursor = first.nextCursor;
  const isMissing = (id: string) => !articles.some((article) => article.id === id);
  for (let page = 1; cursor !== null && page < MAX_PAGES && chosen.some(isMissing); page++) {
    const older = await client.load(listArticles, { query: { limit: PAGE_SIZE, cursor } });
    articles.push(...older.data.filter(({ id }) => chosen.includes(id)));
    cursor = older.nextCursor;
  }
  return articles;
}
