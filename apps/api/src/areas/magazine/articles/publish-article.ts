import type { ArticlePicture } from "@boab/contracts/magazine/articles";
import type { ArticleBody } from "@boab/contracts/magazine/body";
import { countWords, plainText, readingMinutes } from "@boab/contracts/magazine/body-text";
import type { ArticleCategory } from "@boab/contracts/magazine/categories";
import type { Tx } from "#platform/db/db.ts";
import { mentionsIn, slugChoices } from "./article.rules.ts";
import { lockArticleOf, markWithdrawn } from "./articles.repository.ts";
import {
  type Edition,
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
  /** Wanted; a number is added when it is taken or reserved. A published article keeps its own. */
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
  /** In the future: it appears then. */
  publishAt: Date;
  isFeatured: boolean;
}

interface EarlierEdition {
  publishedAt: Date;
  withdrawnAt: Date | null;
}

/**
 * Puts an article on the site, or a new edition of it: one article per document, at one address. The caller has
 * decided who may.
 */
export async function publishArticle(
  tx: Tx,
  article: NewArticle,
  now: Date,
): Promise<{ id: string; slug: string }> {
  const earlier =
    article.documentId === null ? undefined : await lockArticleOf(tx, article.documentId);
  const edition = await editionOf(tx, article, now, earlier);
  const placed = earlier ?? (await insertAtFreeSlug(tx, article.slug, edition));
  if (earlier) await replaceArticle(tx, earlier.id, edition);
  await saveAuthors(tx, placed.id, article.authorIds);
  await saveMentions(tx, placed.id, mentionsIn(article.body));
  return { id: placed.id, slug: placed.slug };
}

/** Takes it off the site; publishing it again brings it back to its address. */
export const withdrawArticle = (tx: Tx, documentId: string, now: Date): Promise<boolean> =>
  markWithdrawn(tx, documentId, now);

async function editionOf(
  tx: Tx,
  article: NewArticle,
  now: Date,
  earlier: EarlierEdition | undefined,
): Promise<Edition> {
  const text = plainText(article.body);
  return {
    document_id: article.documentId,
    revision: article.revision,
    title: article.title,
    subtitle: article.subtitle,
    excerpt: article.excerpt,
    lede: article.lede,
    category: article.category,
    tags: article.tags,
    hero: JSON.stringify(article.hero),
    body: JSON.stringify(article.body),
    author_names: (await listNames(tx, article.authorIds)).join(", "),
    plain_text: text,
    read_minutes: readingMinutes(countWords(text)),
    is_featured: article.isFeatured,
    published_at: dayOf(article, now, earlier),
    updated_at: now,
    withdrawn_at: null,
  };
}

/** A correction does not make an old article new; one that was taken off and scheduled waits for its time. */
function dayOf({ publishAt }: NewArticle, now: Date, earlier: EarlierEdition | undefined): Date {
  const wasOut = earlier !== undefined && earlier.publishedAt <= now;
  const waits = Boolean(earlier?.withdrawnAt) && publishAt > now;
  return wasOut && !waits ? earlier.publishedAt : publishAt;
}

async function insertAtFreeSlug(tx: Tx, wanted: string, edition: Edition) {
  for (const slug of slugChoices(wanted)) {
    const id = await insertArticle(tx, slug, edition);
    if (id) return { id, slug };
  }
  throw new Error("unreachable: there is always another number");
}
