import type { ArticleCategory } from "@boab/contracts/magazine/categories";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, type Position } from "#platform/db/keyset.ts";

/** What a visitor may read at this moment; a scheduled article appears by itself. */
export const isPublished = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`article.withdrawn_at is null and article.published_at <= ${now}`;

const bylinesSql = sql<{ slug: string; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('slug', author.slug, 'name', author.name) order by written.position), '[]')
  from magazine.article_author as written
  join magazine.author as author on author.id = written.author_id
  where written.article_id = article.id)`;

const selectCards = (db: Db) =>
  db
    .selectFrom("magazine.article as article")
    .select([
      "article.id",
      "article.slug",
      "article.title",
      "article.excerpt",
      "article.category",
      "article.hero",
      "article.publishedAt",
      "article.readMinutes",
      bylinesSql.as("authors"),
      formatExactInstant("article.publishedAt").as("exactInstant"),
    ]);

export type ArticleCardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];

export interface ArticleSearch {
  words: string | undefined;
  category: ArticleCategory | undefined;
  tag: string | undefined;
  author: string | undefined;
}

export async function listArticles(
  db: Db,
  search: ArticleSearch,
  page: { now: Date; limit: number; after: Position | undefined },
): Promise<(ArticleCardRow & { position: Position })[]> {
  const { words, category, tag, author } = search;
  let query = selectCards(db)
    .where(isPublished(page.now))
    .orderBy("article.publishedAt", "desc")
    .orderBy("article.id", "desc")
    .limit(page.limit);
  if (category) query = query.where("article.category", "=", category);
  if (tag) query = query.where(sql<boolean>`article.tags @> array[${tag}::text]`);
  if (words) query = query.where(matchesWords(words));
  if (author) {
    query = query.where(sql<boolean>`exists (
      select from magazine.article_author as written
      join magazine.author as author on author.id = written.author_id
      where written.article_id = article.id and author.slug = ${author})`);
  }
  if (page.after) {
    const [instant, id] = page.after;
    query = query.where(
      sql<boolean>`(article.published_at, article.id) < (${instant}::timestamptz, ${id}::uuid)`,
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, position: [row.exactInstant, row.id] }));
}

/** Words of the title weigh more than those of the text; among equals the newest comes first. */
export async function searchArticles(
  db: Db,
  words: string,
  { now, limit, maxCounted }: { now: Date; limit: number; maxCounted: number },
): Promise<{ rows: ArticleCardRow[]; count: number }> {
  const found = db
    .selectFrom("magazine.article as article")
    .select("article.id")
    .where(isPublished(now))
    .where(matchesWords(words))
    .limit(maxCounted + 1);
  const [rows, counted] = await Promise.all([
    selectCards(db)
      .where(isPublished(now))
      .where(matchesWords(words))
      .orderBy(sql`ts_rank(article.search, to_tsquery('simple', ${toPrefixQuery(words)}))`, "desc")
      .orderBy("article.publishedAt", "desc")
      .orderBy("article.id", "desc")
      .limit(limit)
      .execute(),
    db
      .selectFrom(found.as("found"))
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, count: Number(counted.count) };
}

/** Every word has to match, as it is or as a prefix: somebody who types `inje` finds injera. */
const matchesWords = (words: string) => sql<boolean>`(
  article.search @@ websearch_to_tsquery('english', ${words})
  or article.search @@ to_tsquery('simple', ${toPrefixQuery(words)}))`;

/** `inje bre` to `inje:* & bre:*`; nothing but letters and digits reaches the query. */
const toPrefixQuery = (words: string) =>
  (words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(" & ");

/** Finds the featured article with its body, because the front page quotes from it. */
export function findFeaturedArticle(db: Db, now: Date) {
  return selectCards(db)
    .select("article.body")
    .where(isPublished(now))
    .orderBy("article.isFeatured", "desc")
    .orderBy("article.publishedAt", "desc")
    .orderBy("article.id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function listUsedCategories(db: Db, now: Date): Promise<ArticleCategory[]> {
  const rows = await db
    .selectFrom("magazine.article as article")
    .select("article.category")
    .distinct()
    .where(isPublished(now))
    .execute();
  return rows.map(({ category }) => category);
}

export function findPublishedArticle(db: Db, slug: string, now: Date) {
  return db
    .selectFrom("magazine.article as article")
    .selectAll("article")
    .select(bylinesSql.as("authors"))
    .where("article.slug", "=", slug)
    .where(isPublished(now))
    .executeTakeFirst();
}

/** Articles that share the most tags come first, then those of the same category, then the newest. */
export function listRelatedArticles(
  db: Db,
  article: { id: string; category: string; tags: string[] },
  { now, limit }: { now: Date; limit: number },
): Promise<ArticleCardRow[]> {
  return selectCards(db)
    .where(isPublished(now))
    .where("article.id", "!=", article.id)
    .orderBy(
      sql`cardinality(array(select unnest(article.tags) intersect select unnest(${article.tags}::text[])))`,
      "desc",
    )
    .orderBy(sql`article.category = ${article.category}`, "desc")
    .orderBy("article.publishedAt", "desc")
    .orderBy("article.id", "desc")
    .limit(limit)
    .execute();
}

/** Published ones by id, in the order of the ids; for the newsletter. */
export async function listCardsByIds(db: Db, ids: string[], now: Date): Promise<ArticleCardRow[]> {
  if (ids.length === 0) return [];
  return selectCards(db)
    .where("article.id", "in", ids)
    .where(isPublished(now))
    .orderBy(sql`array_position(${ids}::uuid[], article.id)`)
    .execute();
}

export async function listArticleSlugs(db: Db, now: Date, limit: number) {
  return db
    .selectFrom("magazine.article as article")
    .select(["article.slug", "article.updatedAt"])
    .where(isPublished(now))
    .orderBy("article.publishedAt", "desc")
    .orderBy("article.id", "desc")
    .limit(limit)
    .execute();
}

export async function listArticlesThatMention(
  db: Db,
  mention: { kind: "business" | "item" | "video"; targetId: string },
  { now, limit }: { now: Date; limit: number },
) {
  return db
    .selectFrom("magazine.articleMention as mention")
    .innerJoin("magazine.article as article", "article.id", "mention.articleId")
    .select(["article.slug", "article.title", "article.publishedAt"])
    .where("mention.kind", "=", mention.kind)
    .where("mention.targetId", "=", mention.targetId)
    .where(isPublished(now))
    .orderBy("article.publishedAt", "desc")
    .orderBy("article.id", "desc")
    .limit(limit)
    .execute();
}

/** Waits for whoever else publishes the same document. */
export function lockArticleByDocument(tx: Tx, documentId: string) {
  return tx
    .selectFrom("magazine.article")
    .select(["id", "slug", "publishedAt", "withdrawnAt"])
    .where("documentId", "=", documentId)
    .forUpdate()
    .executeTakeFirst();
}

export async function markWithdrawn(tx: Tx, documentId: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable("magazine.article")
    .set({ withdrawnAt: now, updatedAt: now })
    .where("documentId", "=", documentId)
    .where("withdrawnAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
