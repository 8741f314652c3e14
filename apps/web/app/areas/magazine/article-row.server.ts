import type { ArticleCard } from "@boab/contracts/magazine/articles";
import { toWebpSrc } from "@boab/contracts/magazine/body-text";
import { withPictureShape } from "./article-picture.ts";
import type { ArticleRowView } from "./article-row.tsx";
import { articlePath } from "./paths.ts";

export const toArticleRowView = (article: ArticleCard): ArticleRowView => ({
  to: articlePath(article.slug),
  title: article.title,
  by: `${article.author}, ${article.readTime} min read`,
  excerpt: article.excerpt,
  pictureSrc: withPictureShape(toWebpSrc(article.image.src), "card"),
});
