/** Constants of items for forms and the API. Free of schemas, so that browsers can load it. */
export const maxItemNameLength = 120;
/** ITEMW-04: a short description has at most 200 characters. */
export const maxShortDescriptionLength = 200;
export const maxLongDescriptionLength = 5000;
export const maxOptionLength = 60;
export const maxBrandLength = 80;
export const maxPickupNoteLength = 200;

export const minPriceCents = 1;
export const maxPriceCents = 2_000_000;
export const maxShippingCents = 50_000;
/** The max quantity of one photo's variant. */
export const maxQuantity = 100_000;
export const maxPhotos = 24;
export const maxCouriers = 10;
/** One item may have this many genders and this many styles. */
export const maxStyles = 5;

/** The max size of an imported file. */
export const maxImportCharacters = 500_000;
export const maxImportRows = 1000;
/** The columns of a file of items. An import ignores the last four, because only the server changes them. */
export const itemColumnTitles = {
  sku: "SKU",
  name: "Name",
  description: "Description",
  category: "Category",
  price: "Price",
  previousPrice: "Previous price",
  status: "Status",
  stock: "In stock",
  id: "Item",
  sold: "Sold",
  added: "Added",
} as const;
/** The separator between the levels of a category. */
export const levelSeparator = " / ";

/** The form offers this size in one tap for items without sizes. */
export const oneSize = "One size";

/** The public sees the stock of an item only up to this number. */
export const maxShownStock = 20;
/** An item with this many left or fewer is low in stock. */
export const lowStockLimit = 3;

/** CATLG-14: the values of the condition filter. */
export const itemConditions = [
  "new",
  "refurbished",
  "used_like_new",
  "used_good",
  "used_fair",
] as const;
export type ItemCondition = (typeof itemConditions)[number];

export const conditionNames: Record<ItemCondition, string> = {
  new: "New",
  refurbished: "Refurbished",
  used_like_new: "Used, like new",
  used_good: "Used, good",
  used_fair: "Used, fair",
};

export const itemGenders = ["women", "men", "girls", "boys", "unisex"] as const;
export type ItemGender = (typeof itemGenders)[number];

export const genderNames: Record<ItemGender, string> = {
  women: "Women",
  men: "Men",
  girls: "Girls",
  boys: "Boys",
  unisex: "Unisex",
};

export const itemStyles = [
  "traditional",
  "contemporary",
  "casual",
  "formal",
  "handmade",
  "vintage",
] as const;
export type ItemStyle = (typeof itemStyles)[number];

export const styleNames: Record<ItemStyle, string> = {
  traditional: "Traditional",
  contemporary: "Contemporary",
  casual: "Casual",
  formal: "Formal",
  handmade: "Handmade",
  vintage: "Vintage",
};

export const itemListFilters = ["all", "live", "low", "out", "draft", "archived"] as const;
/** The filters of the Items tab. */
export type ItemListFilter = (typeof itemListFilters)[number];
