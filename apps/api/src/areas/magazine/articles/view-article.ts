import type { ArticleCard } from "@boab/contracts/magazine/articles";
import { joinNames } from "./article.rules.ts";
import type { ArticleCardRow } from "./articles.repository.ts";

export function toArticleCard(row: ArticleCardRow): ArticleCard {
  const { caption: _, ...image } = row.hero;
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    slug: row.slug,
    image,
    category: row.category,
    author: joinNames(row.authors.map(({ name }) => name)),
    authors: row.authors,
    date: row.publishedAt.toISOString(),
    readTime: row.readMinutes,
  };
}
