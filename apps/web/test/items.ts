import type {
  EditableItem,
  ItemPicture,
  ManagedItem,
  PublicItem,
} from "@boab/contracts/marketplace/items";

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'%3E%3Crect width='4' height='4' fill='%23f3d27e'/%3E%3Crect x='1' y='1' width='2' height='2.4' fill='%232d2a6e'/%3E%3C/svg%3E";
const file = { width: 480, height: 480, webp: drawing, jpeg: drawing };
export const itemPicture: ItemPicture = {
  mobile: file,
  tablet: file,
  desktop: file,
  original: file,
};

const card = {
  item_id: "ITM-22222222",
  sku: "SKU-22222222",
  store_id: "STO-22222222",
  name: "Adire indigo wrap dress",
  description: "Hand-dyed cotton, midi length.",
  price: 149,
  previous_price: 189,
  currency: "AUD" as const,
  promotion_active: true,
  promotion_discount_percent: 21,
  category: "Clothing & Accessories",
  createdAt: "2026-11-16T00:00:00.000Z",
};

/** A tile of the seller's own list. */
export const managedItem: ManagedItem = {
  ...card,
  categoryPath: ["Clothing & Accessories", "Women's", "Dresses"],
  main: itemPicture,
  inStock: true,
  freeShipping: false,
  status: "live",
  quantityAvailable: 14,
  inCheckout: null,
  soldCount: 0,
};

const photo = {
  id: "5a1e0000-0000-4000-8000-000000000001",
  url: itemPicture,
  isMain: true,
  size: "M",
  color: "Indigo",
  type: "",
  quantity: 8,
};

/** A dress in two sizes, as its seller edits it. */
export const editableItem: EditableItem = {
  ...card,
  Long_desc: "",
  GST: 14.9,
  subCategory: "Women's",
  subSubCategory: "Dresses",
  courier_info: [],
  pickup: null,
  brand: "",
  condition: null,
  genders: [],
  styles: [],
  freeReturns: false,
  status: "live",
  quantityAvailable: 14,
  soldCount: 0,
  version: 1,
  photos: [
    photo,
    {
      ...photo,
      id: "5a1e0000-0000-4000-8000-000000000002",
      isMain: false,
      size: "L",
      quantity: 6,
    },
  ],
  variants: [],
};

const makePhoto = (place: number, type: string, color: string, size: string) => ({
  id: `5a1e0000-0000-4000-8000-00000000001${place}`,
  url: itemPicture,
  isMain: place === 0,
  attrs: { type, color, size },
});
const makeVariant = (place: number, type: string, color: string, size: string, left: number) => ({
  id: `5a1e0000-0000-4000-8000-00000000002${place}`,
  type,
  color,
  size,
  quantityAvailable: left,
  inStock: left > 0,
});

/** A dress, midi in indigo and plum, long only in plum, as everyone sees it. */
export const makePublicItem = (changes: Partial<PublicItem> = {}): PublicItem => ({
  ...card,
  categoryPath: ["Clothing & Accessories", "Women's", "Dresses"],
  inStock: true,
  freeShipping: false,
  Long_desc: "Adire is resist dyed.\n\nNo two dresses match.",
  GST: 14.9,
  subCategory: "Women's",
  subSubCategory: "Dresses",
  courier_info: [
    {
      id: "sendle-standard",
      courier_name: "Sendle",
      shippingType: "Standard",
      shippingTime: "2–5 days",
      shippingCost: 8.95,
      shippingCostType: "flat",
    },
  ],
  pickup: null,
  brand: "Kumasi Cloth",
  condition: "new",
  genders: ["women"],
  styles: ["traditional"],
  freeReturns: true,
  quantity: 14,
  size: "Midi",
  color: "Indigo",
  type: "",
  storeSlug: "kumasi-cloth-house",
  rating: 4.8,
  reviewCount: 32,
  quantityAvailable: 18,
  sizes: ["S", "M", "L"],
  colours: ["Indigo", "Plum"],
  images: {
    main: itemPicture,
    pics: [
      makePhoto(0, "Midi", "Indigo", "S"),
      makePhoto(1, "Midi", "Plum", "M"),
      makePhoto(2, "Long", "Plum", "L"),
    ],
  },
  variants: [
    makeVariant(0, "Midi", "Indigo", "S", 8),
    makeVariant(1, "Midi", "Indigo", "M", 2),
    makeVariant(2, "Midi", "Plum", "M", 4),
    makeVariant(3, "Midi", "Plum", "L", 0),
    makeVariant(4, "Long", "Plum", "L", 4),
  ],
  ...changes,
});
