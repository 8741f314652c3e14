/** Constants of items for forms and the API. Free of schemas, so that browsers can load it. */
export const itemNameMost = 120;
/** ITEMW-04. */
export const shortDescriptionMost = 200;
export const longDescriptionMost = 5000;
export const optionMost = 60;
export const brandMost = 80;
export const pickupNoteMost = 200;

export const leastPriceCents = 1;
export const mostPriceCents = 2_000_000;
export const mostShippingCents = 50_000;
/** Of one photo. */
export const mostQuantity = 100_000;
export const mostPhotos = 24;
export const mostCouriers = 10;
/** Genders and styles of one item. */
export const mostStyles = 5;

/** Of a file of items. */
export const mostImportCharacters = 500_000;
export const mostImportRows = 1000;
/** The columns of a file of items; the last four say what only the shop can change, and aren't read. */
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
/** Between the levels of a category. */
export const levelSeparator = " / ";

/** In one tap, for what has no sizes. */
export const oneSize = "One size";

/** The public never learns more about the stock of an item than this. */
export const mostShownStock = 20;
/** From this many on an item is about to sell out. */
export const lowStock = 3;

/** CATLG-14. */
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

export const itemStates = ["all", "live", "low", "out", "draft", "archived"] as const;
/** What the Items tab can be narrowed to. */
export type ItemState = (typeof itemStates)[number];
