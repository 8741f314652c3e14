import {
  type ArticleCard,
  type ArticleQuery,
  type MagazineFront,
  maxSitemapArticles,
} from "@boab/contracts/magazine/articles";
import { articleCategories } from "@boab/contracts/magazine/categories";
import { z } from "zod";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { MagazineDeps } from "../deps.ts";
import { findFirstQuote } from "./article.rules.ts";
import {
  findFeaturedArticle,
  listArticleSlugs,
  listCardsByIds,
  listArticlesThatMention as listMentionRows,
  listArticles as listRows,
  listUsedCategories,
  searchArticles as searchRows,
} from "./articles.repository.ts";
import { listPublishedAuthors } from "./authors.repository.ts";
import { toArticleCard } from "./view-article.ts";

type Deps = Pick<MagazineDeps, "db" | "clock">;

const defaultLimit = 12;
const maxMentions = 4;
const maxCountedArticles = 1000;

/** Anyone lists the published articles, newest first. */
export async function listArticles(
  { db, clock }: Deps,
  { limit = defaultLimit, cursor, q, category, tag, author }: ArticleQuery,
): Promise<{ data: ArticleCard[]; nextCursor: string | null }> {
  const search = { words: q?.trim() || undefined, category, tag, author };
  const after = readPosition(cursor, z.uuid());
  const rows = await listRows(db, search, { now: clock(), limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(toArticleCard), nextCursor };
}

/** The search over the whole site reads the best matches and how many there are. */
export async function searchArticles({ db, clock }: Deps, words: string, limit: number) {
  const { rows, count } = await searchRows(db, words, {
    now: clock(),
    limit,
    maxCounted: maxCountedArticles,
  });
  return {
    data: rows.map(toArticleCard),
    total: { count: Math.min(count, maxCountedArticles), isCapped: count > maxCountedArticles },
  };
}

/** Anyone reads what is shown above the list: the featured article, its quote and the category chips. */
export async function readFront({ db, clock }: Deps): Promise<MagazineFront> {
  const now = clock();
  const [featured, used] = await Promise.all([
    findFeaturedArticle(db, now),
    listUsedCategories(db, now),
  ]);
  return {
    featured: featured ? toArticleCard(featured) : null,
    quote: featured ? findFirstQuote(featured.body) : null,
    categories: articleCategories.filter((category) => used.includes(category)),
  };
}

/** Lists published articles in the order of their ids; the others are left out. */
export async function listArticlesById({ db, clock }: Deps, ids: string[]): Promise<ArticleCard[]> {
  return (await listCardsByIds(db, ids, clock())).map(toArticleCard);
}

export async function listMentions(
  { db, clock }: Deps,
  { businessId, sku }: { businessId?: string | undefined; sku?: string | undefined },
) {
  const mention = businessId
    ? ({ kind: "business", targetId: businessId } as const)
    : ({ kind: "item", targetId: sku ?? "" } as const);
  const rows = await listMentionRows(db, mention, { now: clock(), limit: maxMentions });
  return {
    data: rows.map(({ slug, title, publishedAt }) => ({
      slug,
      title,
      date: publishedAt.toISOString(),
    })),
  };
}

export async function listArticleAddresses({ db, clock }: Deps) {
  const now = clock();
  const [articles, authors] = await Promise.all([
    listArticleSlugs(db, now, maxSitemapArticles),
    listPublishedAuthors(db, now, maxSitemapArticles),
  ]);
  return {
    articles: articles.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() })),
    authors,
  };
}
