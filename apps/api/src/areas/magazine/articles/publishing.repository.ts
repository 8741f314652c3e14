import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/** The columns of one edition. */
export interface Edition {
  document_id: string | null;
  revision: number | null;
  title: string;
  subtitle: string | null;
  excerpt: string;
  lede: string | null;
  category: string;
  tags: string[];
  hero: string;
  body: string;
  author_names: string;
  plain_text: string;
  read_minutes: number;
  is_featured: boolean;
  published_at: Date;
  updated_at: Date;
  withdrawn_at: null;
}

/** Undefined when the slug is taken. */
export async function insertArticle(tx: Tx, slug: string, edition: Edition) {
  const row = await tx
    .insertInto("magazine.article")
    .values({ slug, ...edition })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function replaceArticle(tx: Tx, id: string, edition: Edition): Promise<void> {
  await tx.updateTable("magazine.article").set(edition).where("id", "=", id).execute();
}

export async function saveAuthors(tx: Tx, articleId: string, authorIds: string[]): Promise<void> {
  await tx.deleteFrom("magazine.article_author").where("article_id", "=", articleId).execute();
  const rows = authorIds.map((author_id, position) => ({
    article_id: articleId,
    author_id,
    position,
  }));
  await tx.insertInto("magazine.article_author").values(rows).execute();
}

export async function saveMentions(
  tx: Tx,
  articleId: string,
  mentions: { kind: string; targetId: string }[],
): Promise<void> {
  await tx.deleteFrom("magazine.article_mention").where("article_id", "=", articleId).execute();
  if (mentions.length === 0) return;
  const rows = mentions.map(({ kind, targetId }) => ({
    article_id: articleId,
    kind,
    target_id: targetId,
  }));
  await tx.insertInto("magazine.article_mention").values(rows).execute();
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
