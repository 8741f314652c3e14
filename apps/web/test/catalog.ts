import type { CatalogItem } from "@boab/contracts/marketplace/catalog";
import { itemPicture, managedItem } from "./items.ts";

/** An item as the catalog lists it. */
export function makeCatalogItem(changes: Partial<CatalogItem> = {}): CatalogItem {
  const { status: _status, quantityAvailable: _stock, soldCount: _sold, ...card } = managedItem;
  return {
    ...card,
    price: 149,
    main: itemPicture,
    storeName: "Kumasi Cloth House",
    storeSlug: "kumasi-cloth-house",
    storeIsAway: false,
    brand: "Kumasi Cloth",
    condition: "new",
    genders: ["women"],
    styles: ["traditional"],
    sizes: ["M", "L"],
    colours: ["Indigo"],
    freeReturns: false,
    rating: 4.8,
    reviewCount: 5,
    ...changes,
  };
}
