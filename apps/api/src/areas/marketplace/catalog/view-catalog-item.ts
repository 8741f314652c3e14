import type { CatalogItem } from "@boab/contracts/marketplace/catalog";
import { toItemCard } from "../items/view-item.ts";
import type { CatalogRow } from "./catalog.repository.ts";

export const toCatalogItem = (row: CatalogRow): CatalogItem => ({
  ...toItemCard(row),
  storeName: row.storeName,
  storeSlug: row.storeSlug,
  storeIsAway: row.storeIsAway,
  brand: row.brand,
  condition: row.condition,
  genders: row.genders,
  styles: row.styles,
  sizes: row.sizes,
  colours: row.colours,
  freeReturns: row.hasFreeReturns,
  rating: row.rating === null ? null : Math.round(row.rating * 10) / 10,
  reviewCount: row.reviewCount,
});
