import {
  type ArticleCard,
  type ArticleQuery,
  type MagazineFront,
  sitemapMost,
} from "@boab/contracts/magazine/articles";
import type { ArticleBody } from "@boab/contracts/magazine/body";
import { articleCategories } from "@boab/contracts/magazine/categories";
import { z } from "zod";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { MagazineDeps } from "../deps.ts";
import { quoteIn } from "./article.rules.ts";
import {
  findFeatured,
  listAddresses,
  listCardsByIds,
  listMentions as listMentionRows,
  listArticles as listRows,
  listUsedCategories,
  searchArticles as searchRows,
} from "./articles.repository.ts";
import { listPublishedAuthors } from "./authors.repository.ts";
import { toArticleCard } from "./view-article.ts";

type Deps = Pick<MagazineDeps, "db" | "clock">;

const usualLimit = 12;
const mostMentions = 4;
/** Counting stops here. */
const mostCounted = 1000;

/** What is published, newest first. */
export async function listArticles(
  { db, clock }: Deps,
  { limit = usualLimit, cursor, q, category, tag, author }: ArticleQuery,
): Promise<{ data: ArticleCard[]; nextCursor: string | null }> {
  const search = { words: q?.trim() || undefined, category, tag, author };
  const after = readPosition(cursor, z.uuid());
  const rows = await listRows(db, search, { now: clock(), limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(toArticleCard), nextCursor };
}

/** For the one search of the site: the best matches, and how many there are. */
export async function searchArticles({ db, clock }: Deps, words: string, limit: number) {
  const { rows, count } = await searchRows(db, words, { now: clock(), limit, mostCounted });
  return {
    data: rows.map(toArticleCard),
    total: { count: Math.min(count, mostCounted), isCapped: count > mostCounted },
  };
}

/** What stands above the list: the featured article and the chips. */
export async function readFront({ db, clock }: Deps): Promise<MagazineFront> {
  const now = clock();
  const [featured, used] = await Promise.all([findFeatured(db, now), listUsedCategories(db, now)]);
  return {
    featured: featured ? toArticleCard(featured) : null,
    quote: featured ? quoteIn(featured.body as unknown as ArticleBody) : null,
    categories: articleCategories.filter((category) => used.includes(category)),
  };
}

/** Published ones in the order of their ids; the others are left out. */
export async function listArticlesById({ db, clock }: Deps, ids: string[]): Promise<ArticleCard[]> {
  return (await listCardsByIds(db, ids, clock())).map(toArticleCard);
}

export async function listMentions(
  { db, clock }: Deps,
  { businessId, sku }: { businessId?: string | undefined; sku?: string | undefined },
) {
  const mention = businessId
    ? { kind: "business", targetId: businessId }
    : { kind: "item", targetId: sku ?? "" };
  const rows = await listMentionRows(db, mention, { now: clock(), limit: mostMentions });
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
    listAddresses(db, now, sitemapMost),
    listPublishedAuthors(db, now, sitemapMost),
  ]);
  return {
    articles: articles.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() })),
    authors,
  };
}
