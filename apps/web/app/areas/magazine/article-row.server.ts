import type { ArticleCard } from "@boab/contracts/magazine/articles";
import { webpOf } from "@boab/contracts/magazine/body-text";
import { pictureIn } from "./article-picture.ts";
import type { ArticleRowView } from "./article-row.tsx";
import { articlePath } from "./paths.ts";

export const articleRowView = (article: ArticleCard): ArticleRowView => ({
  to: articlePath(article.slug),
  title: article.title,
  by: `${article.author}, ${article.readTime} min read`,
  excerpt: article.excerpt,
  pictureSrc: pictureIn(webpOf(article.image.src), "card"),
});
