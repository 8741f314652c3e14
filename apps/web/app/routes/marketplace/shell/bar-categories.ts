import type { CatalogOverview } from "@boab/contracts/marketplace/catalog";
import { slugOfCategory, usualCategories } from "@boab/contracts/marketplace/catalog-rules";

export interface BarCategory {
  label: string;
  slug: string;
}

/** More would be a second page of links; the home shows all. */
const mostCategories = 8;

/** MKT-03, X-44: the categories with something for sale, or the usual five before there is any. */
export const barCategories = ({ categories }: CatalogOverview): BarCategory[] =>
  categories.length > 0
    ? categories.slice(0, mostCategories).map(({ name, slug }) => ({ label: name, slug }))
    : usualCategories.map(({ label, category }) => ({ label, slug: slugOfCategory(category) }));
