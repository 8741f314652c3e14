import type { ArticlePicture } from "@boab/contracts/magazine/articles";
import type { ArticleBody } from "@boab/contracts/magazine/body";
import { computeReadingMinutes, countWords, toBodyText } from "@boab/contracts/magazine/body-text";
import type { ArticleCategory } from "@boab/contracts/magazine/categories";
import type { Tx } from "#platform/db/db.ts";
import { generateSlugs, listMentions } from "./article.rules.ts";
import { lockArticleByDocument, markWithdrawn } from "./articles.repository.ts";
import {
  type ArticleValues,
  insertArticle,
  listNames,
  replaceArticle,
  saveAuthors,
  saveMentions,
} from "./publishing.repository.ts";

export interface NewArticle {
  /** The document it was written in; null for articles that came from elsewhere. */
  documentId: string | null;
  revision: number | null;
  /** The preferred slug; a number is added when it is taken or reserved. A published article keeps its slug. */
  slug: string;
  title: string;
  subtitle: string | null;
  excerpt: string;
  lede: string | null;
  category: ArticleCategory;
  tags: string[];
  authorIds: string[];
  hero: ArticlePicture;
  body: ArticleBody;
  /** An article with a future date appears at that time. */
  publishAt: Date;
  isFeatured: boolean;
}

interface PublicationTimes {
  publishedAt: Date;
  withdrawnAt: Date | null;
}

/**
 * Publishes an article or a new edition of it: each document has one article, at one URL. The caller has checked the
 * permission.
 */
export async function publishArticle(
  tx: Tx,
  article: NewArticle,
  now: Date,
): Promise<{ id: string; slug: string }> {
  const earlier =
    article.documentId === null ? undefined : await lockArticleByDocument(tx, article.documentId);
  const articleValues = await buildArticleValues(tx, article, now, earlier);
  const placed = earlier ?? (await insertAtFreeSlug(tx, article.slug, articleValues));
  if (earlier) await replaceArticle(tx, earlier.id, articleValues);
  await saveAuthors(tx, placed.id, article.authorIds);
  await saveMentions(tx, placed.id, listMentions(article.body));
  return { id: placed.id, slug: placed.slug };
}

/** Takes an article off the site; publishing it again brings it back to its URL. */
export const withdrawArticle = (tx: Tx, documentId: string, now: Date): Promise<boolean> =>
  markWithdrawn(tx, documentId, now);

async function buildArticleValues(
  tx: Tx,
  article: NewArticle,
  now: Date,
  earlier: PublicationTimes | undefined,
): Promise<ArticleValues> {
  const text = toBodyText(article.body);
  return {
    documentId: article.documentId,
    revision: article.revision,
    title: article.title,
    subtitle: article.subtitle,
    excerpt: article.excerpt,
    lede: article.lede,
    category: article.category,
    tags: article.tags,
    hero: JSON.stringify(article.hero),
    body: JSON.stringify(article.body),
    authorNames: (await listNames(tx, article.authorIds)).join(", "),
    plainText: text,
    readMinutes: computeReadingMinutes(countWords(text)),
    isFeatured: article.isFeatured,
    publishedAt: computePublishedAt(article, now, earlier),
    updatedAt: now,
    withdrawnAt: null,
  };
}

/** A corrected article keeps its date. An article that was taken off and scheduled again gets the new date. */
function computePublishedAt(
  { publishAt }: NewArticle,
  now: Date,
  earlier: PublicationTimes | undefined,
): Date {
  const wasPublished = earlier !== undefined && earlier.publishedAt <= now;
  const isRescheduled = Boolean(earlier?.withdrawnAt) && publishAt > now;
  return wasPublished && !isRescheduled ? earlier.publishedAt : publishAt;
}

async function insertAtFreeSlug(tx: Tx, preferredSlug: string, articleValues: ArticleValues) {
  for (const slug of generateSlugs(preferredSlug)) {
    const id = await insertArticle(tx, slug, articleValues);
    if (id) return { id, slug };
  }
  throw new Error("unreachable: there is always another number");
}
