import type { ArticleCard } from "@boab/contracts/magazine/articles";

/** An article as a list has it. */
export const makeArticleCard = (changes: Partial<ArticleCard> = {}): ArticleCard => ({
  id: "4f6f2a0e-4d9c-4b57-9d0b-6c3f4f0a1b2c",
  slug: "millet-is-not-a-trend",
  title: "Millet is not a trend",
  excerpt: "It was here before the word for it.",
  image: { src: "/pictures/articles/moon/millet.svg", width: 1440, height: 640, alt: "A moon" },
  category: "Food",
  author: "Ada Writer",
  authors: [{ slug: "ada", name: "Ada Writer" }],
  date: "2026-11-01T02:00:00.000Z",
  readTime: 4,
  ...changes,
});
