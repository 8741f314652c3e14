import { brand } from "@boab/contracts/common/brand";
import type { Article } from "@boab/contracts/magazine/articles";
import { toPreviewUrl } from "../article-picture.ts";
import { articlePath, authorPath } from "../paths.ts";

/** Builds the article's structured data for search engines. */
export function toArticleStructuredData(article: Article, origin: string): Record<string, unknown> {
  const url = `${origin}${articlePath(article.slug)}`;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    "@id": url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.excerpt,
    image: [new URL(toPreviewUrl(article.heroUrl), origin).href],
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    articleSection: article.category,
    keywords: article.tags.join(", "),
    timeRequired: `PT${article.readMins}M`,
    inLanguage: brand.locale,
    author: article.authors.map(({ slug, name }) => ({
      "@type": "Person",
      name,
      url: `${origin}${authorPath(slug)}`,
    })),
    publisher: { "@type": "Organization", name: brand.name, url: origin },
  };
}
