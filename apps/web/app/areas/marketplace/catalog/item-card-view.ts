import type { CatalogItem } from "@boab/contracts/marketplace/catalog";

/** The part of an item that a card shows, so that the page carries no other data. */
export type ItemCardView = Pick<
  CatalogItem,
  | "sku"
  | "name"
  | "price"
  | "previous_price"
  | "inStock"
  | "freeShipping"
  | "rating"
  | "reviewCount"
  | "main"
  | "storeIsAway"
> & {
  /** Left out where all cards are of one store. */
  storeName?: string | undefined;
};

export const toItemCardView = (item: CatalogItem): ItemCardView => ({
  sku: item.sku,
  name: item.name,
  price: item.price,
  previous_price: item.previous_price,
  inStock: item.inStock,
  freeShipping: item.freeShipping,
  rating: item.rating,
  reviewCount: item.reviewCount,
  main: item.main,
  storeIsAway: item.storeIsAway,
  storeName: item.storeName,
});

/** The discount in percent; null when the previous price isn't higher. */
export const computePercentOff = ({
  price,
  previous_price,
}: Pick<ItemCardView, "price" | "previous_price">): number | null =>
  previous_price !== null && previous_price > price
    ? Math.round((1 - price / previous_price) * 100)
    : null;
