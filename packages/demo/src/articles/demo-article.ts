import type { PlateTheme } from "@boab/art";
import type { ArticleBody } from "@boab/contracts/magazine/body";
import type { ArticleCategory } from "@boab/contracts/magazine/categories";

/** An invented article as it is written here; `text` is read by compose-body. */
export interface WrittenArticle {
  title: string;
  subtitle: string;
  excerpt: string;
  lede: string;
  category: ArticleCategory;
  tags: string[];
  /** Slugs of the demo's authors. */
  authors: string[];
  picture: { theme: PlateTheme; alt: string };
  /** Before the demo was loaded. */
  daysAgo: number;
  isFeatured?: boolean;
  text: string;
}

/** Ready to publish. Never shown in production. */
export interface DemoArticle extends Omit<WrittenArticle, "text" | "picture"> {
  slug: string;
  hero: { src: string; width: number; height: number; alt: string; caption: string };
  body: ArticleBody;
}
