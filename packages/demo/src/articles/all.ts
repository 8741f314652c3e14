import { community } from "./community.ts";
import { complete } from "./complete-article.ts";
import { culture } from "./culture.ts";
import type { DemoArticle } from "./demo-article.ts";
import { family } from "./family.ts";
import { food } from "./food.ts";
import { hair } from "./hair.ts";
import { work } from "./work.ts";

/** Every article of the demo, in no particular order. */
export const demoArticles: readonly DemoArticle[] = [
  ...community,
  ...food,
  ...hair,
  ...family,
  ...work,
  ...culture,
].map(complete);
