import type { Article } from "@boab/contracts/magazine/articles";
import type { ArticleBody } from "@boab/contracts/magazine/body";
import { AppError } from "#platform/errors/app-error.ts";
import type { MagazineDeps } from "../deps.ts";
import { joinNames } from "./article.rules.ts";
import { findPublishedArticle, listRelatedArticles } from "./articles.repository.ts";
import { findPublishedAuthor } from "./authors.repository.ts";
import { readBlocks } from "./read-blocks.ts";
import { toArticleCard } from "./view-article.ts";

type Deps = Pick<MagazineDeps, "db" | "clock">;

const maxRelated = 3;

/** W5: anyone reads a published article; drafts, scheduled and withdrawn articles return not found. */
export async function readArticle({ db, clock }: Deps, slug: string): Promise<Article> {
  const now = clock();
  const row = await findPublishedArticle(db, slug, now);
  if (!row) throw new AppError("not_found");
  const { body, hero } = row;
  const [blocks, related] = await Promise.all([
    readBlocks(db, body),
    listRelatedArticles(db, row, { now, limit: maxRelated }),
  ]);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    subtitle: row.subtitle,
    excerpt: row.excerpt,
    category: row.category,
    author: joinNames(row.authors.map(({ name }) => name)),
    authors: row.authors,
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    readMins: row.readMinutes,
    tags: row.tags,
    hero,
    heroUrl: hero.src,
    heroCaption: hero.caption,
    lede: row.lede,
    ...pickPictures(body),
    body,
    ...blocks,
    related: related.map(toArticleCard),
  };
}

function pickPictures(body: ArticleBody): Pick<Article, "inlineUrl1" | "gallery"> {
  const inline = body.content.find((block) => block.type === "image");
  return {
    inlineUrl1: inline?.attrs.src ?? null,
    gallery: body.content.flatMap((block) =>
      block.type === "gallery" ? block.attrs.pictures : [],
    ),
  };
}

export async function readAuthor({ db, clock }: Deps, slug: string) {
  const author = await findPublishedAuthor(db, slug, clock());
  if (!author) throw new AppError("not_found");
  return author;
}
