import { demoArticles } from "@boab/demo/articles/all";
import { demoAuthors } from "@boab/demo/articles/authors";
import { insertAuthor } from "#areas/magazine/articles/authors.repository.ts";
import { publishArticle } from "#areas/magazine/articles/publish-article.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { DemoPart } from "./demo-part.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The draft that screenshots open. */
const draftId = "d0000000-0000-4000-8000-000000000001";

/** Articles of invented authors, and a newsletter that nobody has sent; what is there stays as it is. */
export const loadDemoArticles: DemoPart = async ({ db }) => {
  await inTransaction(db, async (tx) => {
    for (const { slug, name, bio } of demoAuthors)
      await insertAuthor(tx, slug, { name, bio, profileId: null, isDemo: true });
    const authors = await tx
      .selectFrom("magazine.author")
      .select(["id", "slug"])
      .where("isDemo", "=", true)
      .execute();
    const authorIdBySlug = new Map(authors.map(({ id, slug }) => [slug, id]));
    const known = new Set(
      (await tx.selectFrom("magazine.article").select("slug").execute()).map(({ slug }) => slug),
    );
    const now = new Date();
    for (const { daysAgo, authors: slugs, isFeatured = false, ...article } of demoArticles) {
      if (known.has(article.slug)) continue;
      await publishArticle(
        tx,
        {
          ...article,
          documentId: null,
          revision: null,
          isFeatured,
          authorIds: slugs.flatMap((slug) => authorIdBySlug.get(slug) ?? []),
          publishAt: new Date(now.getTime() - daysAgo * dayMs),
        },
        now,
      );
    }
    await insertDraft(tx, now);
  });
  return `${demoArticles.length} demo articles`;
};

async function insertDraft(tx: Tx, now: Date): Promise<void> {
  const chosen = await tx
    .selectFrom("magazine.article")
    .select("id")
    .orderBy("publishedAt", "desc")
    .limit(3)
    .execute();
  await tx
    .insertInto("outreach.issue")
    .values({
      id: draftId,
      subject: "Rest, rice and a choir with no auditions",
      intro: "Three good reads for a slow Sunday.",
      articleIds: chosen.map(({ id }) => id),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
