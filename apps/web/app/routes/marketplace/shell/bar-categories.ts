import type { CatalogOverview } from "@boab/contracts/marketplace/catalog";
import { defaultCategories, toCategorySlug } from "@boab/contracts/marketplace/catalog-rules";

export interface BarCategory {
  label: string;
  slug: string;
}

/** The bar has no room for more; the marketplace home shows all. */
const maxCategories = 8;

/** MKT-03, X-44: the categories with something for sale, or the five defaults while nothing is for sale. */
export const listBarCategories = ({ categories }: CatalogOverview): BarCategory[] =>
  categories.length > 0
    ? categories.slice(0, maxCategories).map(({ name, slug }) => ({ label: name, slug }))
    : defaultCategories.map(({ label, category }) => ({ label, slug: toCategorySlug(category) }));
