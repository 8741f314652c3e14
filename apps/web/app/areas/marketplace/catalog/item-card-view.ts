import type { CatalogItem } from "@boab/contracts/marketplace/catalog";

/** What a card shows of an item; the page carries no more than that. */
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
> & {
  /** Left out where all cards are of one store. */
  storeName?: string | undefined;
};

export const itemCardView = (item: CatalogItem): ItemCardView => ({
  sku: item.sku,
  name: item.name,
  price: item.price,
  previous_price: item.previous_price,
  inStock: item.inStock,
  freeShipping: item.freeShipping,
  rating: item.rating,
  reviewCount: item.reviewCount,
  main: item.main,
  storeName: item.storeName,
});

/** How much cheaper it became, in percent; null where the previous price is no higher. */
export const percentOff = ({
  price,
  previous_price,
}: Pick<ItemCardView, "price" | "previous_price">): number | null =>
  previous_price !== null && previous_price > price
    ? Math.round((1 - price / previous_price) * 100)
    : null;
