export const marketplacePath = "/marketplace";
export const browsePath = `${marketplacePath}/browse`;
export const productsPath = (categorySlug: string): string =>
  `${marketplacePath}/products/${categorySlug}`;

/** an item's URL contains its sku. */
export const itemPath = (sku: string): string => `${marketplacePath}/item/${sku}`;
export const checkoutPath = `${marketplacePath}/checkout`;

/** The URL that pages, emails and the sitemap use. The URL with the owner's id redirects here. */
export const storePath = (slug: string): string => `/marketplace/stores/${slug}`;
export const itemsPath = (slug: string): string => `${storePath(slug)}/items`;
export const addItemPath = (slug: string): string => `${storePath(slug)}/add`;
export const importItemsPath = (slug: string): string => `${storePath(slug)}/import`;
export const editItemPath = (slug: string, itemId: string): string =>
  `${itemsPath(slug)}/${itemId}/edit`;
export const soldPath = (slug: string): string => `${storePath(slug)}/sold`;
export const packingSlipPath = (slug: string, orderId: string): string =>
  `${soldPath(slug)}/${orderId}/packing-slip.pdf`;
export const goLivePath = (slug: string): string => `${storePath(slug)}/go-live`;

/** The page with a member's purchases; emails and the footer link to it. */
export const ordersPath = "/my-account/orders";
export const orderPath = (orderId: string): string => `${ordersPath}/${orderId}`;
export const receiptPath = (orderId: string): string => `${orderPath(orderId)}/receipt.pdf`;

interface StoreTab {
  label: string;
  path: (slug: string) => string;
  isOwnerOnly: boolean;
  /** True for tabs where the seller works, rather than shows the store. */
  isSellerWorkspace?: boolean;
}

/** The tabs of a store, in their order (STORE-05). An area that builds one adds it here. */
const storeTabs: readonly StoreTab[] = [
  { label: "Home", path: storePath, isOwnerOnly: false, isSellerWorkspace: true },
  { label: "Items", path: itemsPath, isOwnerOnly: false },
  { label: "Sold", path: soldPath, isOwnerOnly: true, isSellerWorkspace: true },
  { label: "Add", path: addItemPath, isOwnerOnly: true },
  { label: "Go Live", path: goLivePath, isOwnerOnly: true, isSellerWorkspace: true },
];

export const listStoreTabs = (isOwner: boolean): readonly StoreTab[] =>
  storeTabs.filter((tab) => isOwner || !tab.isOwnerOnly);
