import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { toDollars } from "../common/dollars.ts";
import {
  Cursor,
  line,
  pageLimit,
  paragraph,
  paragraphOrEmpty,
  requiredLine,
  Timestamp,
  text,
} from "../common/fields.ts";
import { PictureFile } from "../directory/pictures.ts";
import { itemCopy } from "./copy.ts";
import { courierPresets } from "./couriers.ts";
import {
  itemConditions,
  itemGenders,
  itemListFilters,
  itemStyles,
  maxBrandLength,
  maxCouriers,
  maxItemNameLength,
  maxLongDescriptionLength,
  maxOptionLength,
  maxPhotos,
  maxPickupNoteLength,
  maxPriceCents,
  maxQuantity,
  maxShippingCents,
  maxShortDescriptionLength,
  maxStyles,
  minPriceCents,
} from "./item-limits.ts";
import { dollarsToCents } from "./item-rules.ts";
import { StoreId, StoreSlug } from "./store-fields.ts";

export const ItemId = text(12, "Invalid item id.").regex(/^ITM-[0-9A-Z]{8}$/, "Invalid item id.");

/** An item is found by its id or its sku. */
export const ItemKey = text(12, "Invalid item id.").regex(
  /^(ITM|SKU)-[0-9A-Z]{8}$/,
  "Invalid item id.",
);

/** A photo in the widths of ITEMW-25. */
export const ItemPicture = z.strictObject({
  mobile: PictureFile,
  tablet: PictureFile,
  desktop: PictureFile,
  original: PictureFile,
});
export type ItemPicture = z.infer<typeof ItemPicture>;

export const ItemCondition = z.enum(itemConditions);
export const ItemGender = z.enum(itemGenders);
export const ItemStyle = z.enum(itemStyles);

/** ITEMW-12: the fields of a delivery option. The cost is in dollars. */
export const CourierOption = z.strictObject({
  id: z.string(),
  courier_name: z.string(),
  shippingType: z.string(),
  shippingTime: z.string(),
  shippingCost: z.number(),
  shippingCostType: z.literal("flat"),
});
export type CourierOption = z.infer<typeof CourierOption>;

const Pickup = z.strictObject({ note: z.string() });

/** What a card shows. Money is in dollars, as the specification has it. */
export const ItemCard = z.strictObject({
  item_id: ItemId,
  sku: z.string(),
  store_id: StoreId,
  name: z.string(),
  description: z.string(),
  price: z.number(),
  previous_price: z.number().nullable(),
  currency: z.literal("AUD"),
  promotion_active: z.boolean(),
  promotion_discount_percent: z.int(),
  category: z.string(),
  categoryPath: z.array(z.string()),
  main: ItemPicture.nullable(),
  inStock: z.boolean(),
  freeShipping: z.boolean(),
  createdAt: Timestamp,
});
export type ItemCard = z.infer<typeof ItemCard>;

const itemDetails = {
  Long_desc: z.string(),
  /** For information: a tenth of the price. */
  GST: z.number(),
  subCategory: z.string().nullable(),
  subSubCategory: z.string().nullable(),
  courier_info: z.array(CourierOption),
  pickup: Pickup.nullable(),
  brand: z.string(),
  condition: ItemCondition.nullable(),
  genders: z.array(ItemGender),
  styles: z.array(ItemStyle),
  freeReturns: z.boolean(),
};

const options = { size: z.string(), color: z.string(), type: z.string() };

/** An item as everyone sees it: the stock only up to a limit, no storage paths. */
export const PublicItem = z.strictObject({
  ...ItemCard.omit({ main: true }).shape,
  ...itemDetails,
  storeSlug: StoreSlug,
  /** The mean of its reviews, to one decimal; null before the first. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** The stock, at most 20, under both of the specification's names. */
  quantityAvailable: z.int(),
  quantity: z.int(),
  /** The options of the main photo; the other options are in the variants. */
  ...options,
  sizes: z.array(z.string()),
  colours: z.array(z.string()),
  images: z.strictObject({
    main: ItemPicture.nullable(),
    pics: z.array(
      z.strictObject({
        id: z.uuid(),
        url: ItemPicture,
        isMain: z.boolean(),
        attrs: z.strictObject(options),
      }),
    ),
  }),
  variants: z.array(
    z.strictObject({ id: z.uuid(), ...options, quantityAvailable: z.int(), inStock: z.boolean() }),
  ),
});
export type PublicItem = z.infer<typeof PublicItem>;

export const ItemStatus = z.enum(["draft", "live", "archived"]);
export type ItemStatus = z.infer<typeof ItemStatus>;

/** An item for its seller, with all that the wizard edits. */
export const EditableItem = z.strictObject({
  ...ItemCard.omit({
    main: true,
    price: true,
    inStock: true,
    freeShipping: true,
    categoryPath: true,
  }).shape,
  ...itemDetails,
  price: z.number().nullable(),
  GST: z.number().nullable(),
  status: ItemStatus,
  quantityAvailable: z.int(),
  soldCount: z.int(),
  /** A save sends the version that it is based on. */
  version: z.int(),
  photos: z.array(
    z.strictObject({
      id: z.uuid(),
      url: ItemPicture,
      isMain: z.boolean(),
      ...options,
      /** Null in a draft where it wasn't entered yet. */
      quantity: z.int().nullable(),
    }),
  ),
  /** The current stock. A save sends the stock it is based on, so that it doesn't overwrite a sale in between. */
  variants: z.array(z.strictObject({ id: z.uuid(), ...options, quantity: z.int() })),
});
export type EditableItem = z.infer<typeof EditableItem>;

const dollars = (min: number, max: number) =>
  z
    .number(itemCopy.priceRange)
    .min(toDollars(min), itemCopy.priceRange)
    .max(toDollars(max), itemCopy.priceRange)
    .refine((amount) => dollarsToCents(amount) !== undefined, itemCopy.priceStep);

const Price = dollars(minPriceCents, maxPriceCents);

const option = line(maxOptionLength);

/** An existing photo has its id; a new one has its upload's id. */
const PhotoInput = z
  .strictObject({
    id: z.uuid().optional(),
    uploadId: z.uuid().optional(),
    isMain: z.boolean(),
    size: option,
    color: option.default(""),
    type: option.default(""),
    quantity: z
      .int(itemCopy.quantityRange)
      .min(0, itemCopy.quantityRange)
      .max(maxQuantity, itemCopy.quantityRange)
      .nullable(),
  })
  .refine(({ id, uploadId }) => (id === undefined) !== (uploadId === undefined), {
    path: ["uploadId"],
    error: itemCopy.photoGone,
  });

/** A delivery option is a preset by its id, or the seller's own. */
const CourierInput = z.union([
  z.strictObject({
    id: z.enum(
      courierPresets.map(({ id }) => id),
      { error: itemCopy.courierUnknown },
    ),
  }),
  z.strictObject({
    courier_name: requiredLine(60, itemCopy.courierUnknown),
    shippingType: line(60).default(""),
    shippingTime: line(60).default(""),
    shippingCost: dollars(0, maxShippingCents),
  }),
]);
export type CourierInput = z.output<typeof CourierInput>;

/** The fields that a seller edits. The server sets everything else about an item. */
const itemFields = {
  name: requiredLine(maxItemNameLength, itemCopy.nameRequired),
  description: paragraph(maxShortDescriptionLength, itemCopy.descriptionRequired),
  Long_desc: paragraphOrEmpty(maxLongDescriptionLength).default(""),
  price: Price,
  previous_price: Price.nullable().default(null),
  category: text(60, itemCopy.categoryRequired),
  subCategory: text(60, itemCopy.subCategoryRequired).nullable().default(null),
  subSubCategory: text(60, itemCopy.subSubCategoryUnknown).nullable().default(null),
  courier_info: z.array(CourierInput).max(maxCouriers).default([]),
  pickup: z
    .strictObject({ note: line(maxPickupNoteLength).default("") })
    .nullable()
    .default(null),
  brand: line(maxBrandLength).default(""),
  condition: ItemCondition.nullable().default(null),
  genders: z.array(ItemGender).max(maxStyles).default([]),
  styles: z.array(ItemStyle).max(maxStyles).default([]),
  freeReturns: z.boolean().default(false),
  photos: z.array(PhotoInput).max(maxPhotos, itemCopy.tooManyPhotos),
};

export const ItemBody = z.strictObject(itemFields);
export type ItemBody = z.output<typeof ItemBody>;

/** The same fields for a draft, in which nothing is required yet. */
const DraftBody = z.strictObject({
  ...itemFields,
  name: line(maxItemNameLength).default(""),
  description: paragraphOrEmpty(maxShortDescriptionLength).default(""),
  price: Price.nullable().default(null),
  category: text(60, itemCopy.categoryRequired).default(""),
  photos: itemFields.photos.default([]),
});
export type DraftBody = z.output<typeof DraftBody>;

const storeParams = z.strictObject({ shopId: StoreId });
const itemParams = z.strictObject({ itemId: ItemId });

export const getSingleItem = defineCall({
  method: "GET",
  path: "/shop-item/get-single-item/:id",
  summary: "Get an item that is for sale, by its id or sku",
  params: z.strictObject({ id: ItemKey }),
  response: PublicItem,
});

const PageQuery = z.strictObject({ cursor: Cursor.optional(), limit: pageLimit(48).optional() });
const ItemPage = z.strictObject({ data: z.array(ItemCard), nextCursor: Cursor.nullable() });

export const getItemsOfStore = defineCall({
  method: "GET",
  path: "/shop-item/get-items/:shopId",
  summary: "List the items of a store that are for sale, newest first",
  params: storeParams,
  query: PageQuery,
  response: ItemPage,
});

/** A card for the seller, with the exact stock. */
export const ManagedItem = z.strictObject({
  ...ItemCard.omit({ price: true }).shape,
  price: z.number().nullable(),
  status: ItemStatus,
  quantityAvailable: z.int(),
  /** The quantity that buyers hold while they pay, and when the last hold ends. It doesn't count as available. */
  inCheckout: z.strictObject({ quantity: z.int(), until: z.iso.datetime() }).nullable(),
  soldCount: z.int(),
});
export type ManagedItem = z.infer<typeof ManagedItem>;

const ItemCounts = z.strictObject({
  all: z.int(),
  live: z.int(),
  low: z.int(),
  out: z.int(),
  draft: z.int(),
  archived: z.int(),
});
export type ItemCounts = z.infer<typeof ItemCounts>;

export const listManagedItems = defineCall({
  method: "GET",
  path: "/shop-item/managed/:shopId",
  summary: "List the items of a store for its owner and admins, newest first, with the stock",
  params: storeParams,
  query: z.strictObject({
    cursor: Cursor.optional(),
    limit: pageLimit(200).optional(),
    state: z.enum(itemListFilters).optional(),
    q: line(100).optional(),
  }),
  response: z.strictObject({
    data: z.array(ManagedItem),
    nextCursor: Cursor.nullable(),
    /** The counts are of the whole store; only the first page has them. */
    counts: ItemCounts.nullable(),
  }),
});

export const readItemForEditing = defineCall({
  method: "GET",
  path: "/shop-item/:itemId/editing",
  summary: "Get an item as the wizard edits it (its seller)",
  params: itemParams,
  response: EditableItem,
});

export const readItemDraft = defineCall({
  method: "GET",
  path: "/shop-item/draft/:shopId",
  summary: "Get the item that the seller has begun and not yet created",
  params: storeParams,
  response: z.strictObject({ draft: EditableItem.nullable() }),
});

export const saveItemDraft = defineCall({
  method: "PUT",
  path: "/shop-item/draft/:shopId",
  summary:
    "Keep what was entered of a new item; its photos are uploaded for the id that this returns",
  params: storeParams,
  body: DraftBody,
  response: EditableItem,
});

export const discardItemDraft = defineCall({
  method: "DELETE",
  path: "/shop-item/draft/:shopId",
  summary: "Delete the item that was begun, with its photos",
  params: storeParams,
  status: 204,
  response: z.void(),
});

export const createItem = defineCall({
  method: "POST",
  path: "/shop-item/create-item",
  summary: "Put an item on sale; the store's draft becomes this item and gives it its photos",
  body: z.strictObject({ store_id: StoreId, ...itemFields }),
  status: 201,
  response: EditableItem,
});

export const updateItem = defineCall({
  method: "PUT",
  path: "/shop-item/:itemId",
  summary: "Save an item of one's own, never over a sale or somebody else's change",
  params: itemParams,
  body: z.strictObject({
    ...itemFields,
    /** ITEMW-05: an existing item may be saved without a short description. */
    description: DraftBody.shape.description,
    /** The store can't change; the id may only be sent back unchanged. */
    store_id: StoreId.optional(),
    version: z.int(),
    stockSeen: z.array(z.strictObject({ id: z.uuid(), quantity: z.int() })).max(500),
  }),
  response: EditableItem,
});

export const restoreItem = defineCall({
  method: "POST",
  path: "/shop-item/:itemId/restore",
  summary: "Put an archived item on sale again (its seller)",
  params: itemParams,
  response: EditableItem,
});

export const deleteItem = defineCall({
  method: "DELETE",
  path: "/shop-item/:itemId",
  summary: "Delete an item with its photos, or archive it once it was sold (its seller, admins)",
  params: itemParams,
  response: z.strictObject({ outcome: z.enum(["deleted", "archived"]) }),
});
