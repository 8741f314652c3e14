import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { isPublished } from "./articles.repository.ts";

export interface NewAuthor {
  name: string;
  bio?: string;
  profileId: string | null;
  isDemo?: boolean;
}

export function findAuthorByProfile(db: Db, profileId: string) {
  return db
    .selectFrom("magazine.author")
    .select("id")
    .where("profileId", "=", profileId)
    .executeTakeFirst();
}

/** Undefined when the slug is taken, or the member has an author page by now. */
export async function insertAuthor(tx: Tx, slug: string, author: NewAuthor) {
  const row = await tx
    .insertInto("magazine.author")
    .values({
      slug,
      name: author.name,
      bio: author.bio ?? "",
      profileId: author.profileId,
      isDemo: author.isDemo ?? false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Only authors with a published article have a page. */
const selectPublishedAuthors = (db: Db, now: Date) =>
  db
    .selectFrom("magazine.author as author")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("magazine.articleAuthor as written")
          .innerJoin("magazine.article as article", "article.id", "written.articleId")
          .select("article.id")
          .whereRef("written.authorId", "=", "author.id")
          .where(isPublished(now)),
      ),
    );

export const findPublishedAuthor = (db: Db, slug: string, now: Date) =>
  selectPublishedAuthors(db, now)
    .select(["author.slug", "author.name", "author.bio", "author.isDemo"])
    .where("author.slug", "=", slug)
    .executeTakeFirst();

export const listPublishedAuthors = (db: Db, now: Date, limit: number) =>
  selectPublishedAuthors(db, now)
    .select("author.slug")
    .orderBy("author.slug")
    .limit(limit)
    .execute();

/** Finds what the magazine stores about a member. */
export function findAuthorData(db: Db, profileId: string) {
  return db
    .selectFrom("magazine.author")
    .select(["slug", "name", "bio"])
    .where("profileId", "=", profileId)
    .executeTakeFirst();
}

/** The articles stay, but the author's name, bio and slug are replaced. */
export async function eraseAuthor(tx: Tx, profileId: string, name: string): Promise<void> {
  const author = await tx
    .updateTable("magazine.author")
    .set({ name, bio: "", profileId: null, slug: sql`'writer-' || substr(id::text, 1, 8)` })
    .where("profileId", "=", profileId)
    .returning("id")
    .executeTakeFirst();
  if (!author) return;
  await sql`
    update magazine.article as article set author_names = (
      select string_agg(author.name, ', ' order by written.position)
      from magazine.article_author as written
      join magazine.author as author on author.id = written.author_id
      where written.article_id = article.id)
    where id in (select article_id from magazine.article_author where author_id = ${author.id})
  `.execute(tx);
}
