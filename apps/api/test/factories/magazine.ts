import type { ArticleBody } from "@boab/contracts/magazine/body";
import { ensureAuthor } from "#areas/magazine/articles/ensure-author.ts";
import { type NewArticle, publishArticle } from "#areas/magazine/articles/publish-article.ts";
import { type Db, inTransaction } from "#platform/db/db.ts";

export const makeParagraph = (text: string): ArticleBody["content"][number] => ({
  type: "paragraph",
  content: [{ type: "text", text }],
});

export const makeBody = (...content: ArticleBody["content"]): ArticleBody => ({
  type: "doc",
  content: content.length > 0 ? content : [makeParagraph("Something worth reading.")],
});

export const drawing = {
  src: "/pictures/articles/moon/test.svg",
  width: 1440,
  height: 640,
  alt: "A moon",
};

export const insertAuthor = (db: Db, name: string, profileId: string | null = null) =>
  inTransaction(db, (tx) => ensureAuthor(tx, { name, profileId }));

/** A published article of somebody called Ada, unless the test says otherwise. */
export async function insertArticle(
  db: Db,
  { authors = ["Ada Writer"], ...overrides }: Partial<NewArticle> & { authors?: string[] } = {},
) {
  const authorIds: string[] = [];
  for (const name of authors) authorIds.push(await insertAuthor(db, name));
  const title = overrides.title ?? "The second sleep";
  return inTransaction(db, (tx) =>
    publishArticle(
      tx,
      {
        documentId: null,
        revision: null,
        slug: title.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
        title,
        subtitle: null,
        excerpt: "Our grandmothers slept twice a night.",
        lede: null,
        category: "Culture",
        tags: [],
        authorIds,
        hero: { ...drawing, caption: "" },
        body: makeBody(),
        publishAt: new Date(Date.now() - 60_000),
        isFeatured: false,
        ...overrides,
      },
      new Date(),
    ),
  );
}
