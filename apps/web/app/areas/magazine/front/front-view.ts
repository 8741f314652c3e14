import type { ArticleCard } from "@boab/contracts/magazine/articles";
import type { ArticleCategory } from "@boab/contracts/magazine/categories";

/** The list of the magazine, as its address asks for it. */
export interface FrontView {
  q: string;
  category: ArticleCategory | null;
  tag: string | null;
  isFiltered: boolean;
  featured: ArticleCard | null;
  quote: string | null;
  categories: ArticleCategory[];
  articles: ArticleCard[];
  hasMore: boolean;
}

/** Two spreads of the grid. */
export const frontStep = 12;
