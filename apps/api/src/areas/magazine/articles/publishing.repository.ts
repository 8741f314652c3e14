import type { ArticleCategory } from "@boab/contracts/magazine/categories";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

export interface ArticleValues {
  documentId: string | null;
  revision: number | null;
  title: string;
  subtitle: string | null;
  excerpt: string;
  lede: string | null;
  category: ArticleCategory;
  tags: string[];
  hero: string;
  body: string;
  authorNames: string;
  plainText: string;
  readMinutes: number;
  isFeatured: boolean;
  publishedAt: Date;
  updatedAt: Date;
  withdrawnAt: null;
}

/** Undefined when the slug is taken. */
export async function insertArticle(tx: Tx, slug: string, articleValues: ArticleValues) {
  const row = await tx
    .insertInto("magazine.article")
    .values({ slug, ...articleValues })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function replaceArticle(
  tx: Tx,
  id: string,
  articleValues: ArticleValues,
): Promise<void> {
  await tx.updateTable("magazine.article").set(articleValues).where("id", "=", id).execute();
}

export async function saveAuthors(tx: Tx, articleId: string, authorIds: string[]): Promise<void> {
  await tx.deleteFrom("magazine.articleAuthor").where("articleId", "=", articleId).execute();
  const rows = authorIds.map((authorId, position) => ({
    articleId,
    authorId,
    position,
  }));
  await tx.insertInto("magazine.articleAuthor").values(rows).execute();
}

export async function saveMentions(
  tx: Tx,
  articleId: string,
  mentions: { kind: "business" | "item" | "video"; targetId: string }[],
): Promise<void> {
  await tx.deleteFrom("magazine.articleMention").where("articleId", "=", articleId).execute();
  if (mentions.length === 0) return;
  const rows = mentions.map(({ kind, targetId }) => ({
    articleId,
    kind,
    targetId,
  }));
  await tx.insertInto("magazine.articleMention").values(rows).execute();
}

export async function listNames(tx: Tx, authorIds: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("magazine.author")
    .select("name")
    .where("id", "in", authorIds)
    .orderBy(sql`array_position(${authorIds}::uuid[], id)`)
    .execute();
  return rows.map(({ name }) => name);
}
