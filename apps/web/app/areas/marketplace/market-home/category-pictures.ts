import type { ItemCategory } from "@boab/contracts/marketplace/item-categories";

/** The motif that is drawn for each category. */
const motifs: Record<ItemCategory, string> = {
  "Clothing & Accessories": "gown",
  "Beauty & Personal Care": "dropper",
  "Groceries & Beverages": "sack",
  "Home & Living": "vase",
  "Sports & Outdoors": "sandals",
  "Toys & Games": "blocks",
  Electronics: "headphones",
  "Books & Stationery": "openbook",
  "Handmade & Crafts": "basket",
  "Pet Supplies": "rug",
  Automotive: "van",
  "Baby & Kids": "wrap",
  "Music & Entertainment": "vinyl",
  Services: "scissors",
  "Industrial & Construction": "ledger",
  "Real Estate": "facade",
};

export const getCategoryPictureUrl = (name: ItemCategory, slug: string): string =>
  `/pictures/items/${motifs[name]}/${slug}-0.svg`;
