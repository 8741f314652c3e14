import { community } from "./community.ts";
import { composeBody } from "./compose-body.ts";
import { culture } from "./culture.ts";
import type { DemoArticle, WrittenArticle } from "./demo-article.ts";
import { family } from "./family.ts";
import { food } from "./food.ts";
import { hair } from "./hair.ts";
import { work } from "./work.ts";

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

function complete({ text, picture, ...article }: WrittenArticle): DemoArticle {
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

/** Every article of the demo, in no particular order. */
export const demoArticles: readonly DemoArticle[] = [
  ...community,
  ...food,
  ...hair,
  ...family,
  ...work,
  ...culture,
].map(complete);
