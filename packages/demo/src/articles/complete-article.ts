import { composeBody } from "./compose-body.ts";
import type { DemoArticle, WrittenArticle } from "./demo-article.ts";

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export function complete({ text, picture, ...article }: WrittenArticle): DemoArticle {
  const slug = slugOf(article.title);
  const { theme, alt, caption } = picture;
  const src = `/pictures/articles/${theme}/${slug}.svg`;
  return {
    ...article,
    slug,
    hero: { src, width: 1440, height: 640, alt, caption },
    body: composeBody(text, slug),
  };
}
