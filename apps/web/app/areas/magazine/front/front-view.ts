import type { ArticleCard } from "@boab/contracts/magazine/articles";
import type { ArticleCategory } from "@boab/contracts/magazine/categories";

import type { LoadedList } from "#ui/list-page/loaded-list.ts";

/** The article list for the URL's filters. */
export interface FrontView {
  q: string;
  category: ArticleCategory | null;
  tag: string | null;
  isFiltered: boolean;
  featured: ArticleCard | null;
  quote: string | null;
  categories: ArticleCategory[];
  list: LoadedList<ArticleCard>;
}

/** Each step adds two spreads of the grid. */
export const frontPageSize = 12;
