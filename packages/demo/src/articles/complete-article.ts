import { composeBody } from "./compose-body.ts";
import type { DemoArticle, WrittenArticle } from "./demo-article.ts";

const toSlug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export function complete({ text, picture, ...article }: WrittenArticle): DemoArticle {
  const slug = toSlug(article.title);
  const { theme, alt } = picture;
  const src = `/pictures/articles/${theme}/${slug}.svg`;
  return {
    ...article,
    slug,
    // It is drawn, so no caption may speak of it as of a photo.
    hero: { src, width: 1440, height: 640, alt, caption: "Illustration: Boab." },
    body: composeBody(text, slug),
  };
}
