import type { CatalogValues } from "./catalog-values.ts";
import type { ItemCardView } from "./item-card-view.ts";

export interface ChoiceView {
  value: string;
  label: string;
  /** Null when too many items match to be counted. */
  count: number | null;
}

/** A page of the catalog, ready to show. */
export interface CatalogView {
  /** The path for the form and the links: all items, or one category. */
  base: string;
  heading: string;
  /** `219 products from 64 stores` */
  summary: string;
  /** `Show 219 products` */
  showLabel: string;
  /** The corrected words that were searched; null when the typed words were used. */
  corrected: string | null;
  items: ItemCardView[];
  values: CatalogValues;
  filters: {
    categories: ChoiceView[];
    genders: ChoiceView[];
    styles: ChoiceView[];
    sizes: ChoiceView[];
    colours: ChoiceView[];
    brands: ChoiceView[];
    conditions: ChoiceView[];
    ratings: ChoiceView[];
    stock: number | null;
    fship: number | null;
    fret: number | null;
  };
  price: { ceiling: number; defaultMax: number; min: number; max: number; bars: number[] };
  /** Each removes one filter (CATLG-18). */
  applied: { label: string; to: string }[];
  isFiltered: boolean;
  page: number;
  pages: number;
  /** True when there are more items than the pages show. */
  isCutOff: boolean;
}
