import type { CatalogValues } from "./catalog-values.ts";
import type { ItemCardView } from "./item-card-view.ts";

export interface ChoiceView {
  value: string;
  label: string;
  /** Null where more matched than are counted. */
  count: number | null;
}

/** A page of the catalog as it is shown. */
export interface CatalogView {
  /** Where its form and its links lead: all items, or one category. */
  base: string;
  heading: string;
  /** `219 products from 64 stores` */
  summary: string;
  /** `Show 219 products` */
  showLabel: string;
  /** What was searched instead of the words as typed. */
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
  price: { ceiling: number; usualMost: number; min: number; max: number; bars: number[] };
  /** Each removes one filter (CATLG-18). */
  applied: { label: string; to: string }[];
  isFiltered: boolean;
  page: number;
  pages: number;
  /** There are more than can be paged through. */
  isCutOff: boolean;
}
