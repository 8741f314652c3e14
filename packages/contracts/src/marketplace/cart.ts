import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { text, UserId } from "../common/fields.ts";
import { cartLineStates, maxCartLineQuantity } from "./cart-limits.ts";
import { cartCopy } from "./copy.ts";
import { maxOptionLength } from "./item-limits.ts";
import { ItemId, ItemPicture } from "./items.ts";
import { StoreId } from "./store-fields.ts";

/** One choice of an item, with its current price (CART-06). The payee isn't part of it. */
const CartLine = z.strictObject({
  id: z.uuid(),
  item_id: ItemId,
  storeId: StoreId,
  quantity: z.int(),
  sizeSelected: z.string(),
  typeSelected: z.string(),
  colorSelected: z.string(),
  /** The index of the item photo that shows this choice. */
  imageIndex: z.int(),
  name: z.string(),
  shopItem: z.strictObject({
    id: ItemId,
    sku: z.string(),
    name: z.string(),
    /** The price is in dollars. */
    price: z.number(),
    description: z.string(),
    type: z.string(),
    colour: z.string(),
    images: z.strictObject({ main: ItemPicture.nullable() }),
  }),
  state: z.enum(cartLineStates),
  /** True when the price, or whether it can be bought, has changed since the buyer chose it. */
  changed: z.boolean(),
  unitCents: z.int(),
  /** What it cost when the person chose it; null where that is still its price. */
  unitCentsBefore: z.int().nullable(),
  /** CART-16: the line total is the price times the quantity. */
  totalCents: z.int(),
  /** How many the person could have now, up to 20. */
  available: z.int(),
  /** True when some of it can't be held during checkout, so the buyer only gets it once they have paid. */
  reservedOncePaid: z.boolean(),
});
export type CartLine = z.infer<typeof CartLine>;

const DeliveryOption = z.strictObject({
  id: z.string(),
  courier: z.string(),
  service: z.string(),
  cents: z.int(),
});

/** The part of the cart from one store, with one delivery for all of it. */
const CartStore = z.strictObject({
  storeId: StoreId,
  slug: z.string(),
  storeName: z.string(),
  location: z.string(),
  options: z.array(DeliveryOption),
  chosen: DeliveryOption.nullable(),
  /** The store's note on where to pick it up; null when it can't be picked up. */
  pickupNote: z.string().nullable(),
  /** The order amount from which delivery is free, and how much is missing; null when it never is. */
  freeShipping: z.strictObject({ fromCents: z.int(), missingCents: z.int() }).nullable(),
  goodsCents: z.int(),
  deliveryCents: z.int(),
});
export type CartStore = z.infer<typeof CartStore>;

const Cart = z.strictObject({
  cart: z.array(CartLine),
  /** Always null, so that nobody sees which account a seller is paid to. */
  merchId: z.null(),
  stores: z.array(CartStore),
  /** The sum of the lines that can be bought now. */
  goodsCents: z.int(),
  deliveryCents: z.int(),
  /** The GST part of what stores that are registered for GST sell. */
  gstCents: z.int(),
  totalCents: z.int(),
  /** True when every line can be paid for now. */
  canBePaid: z.boolean(),
});
export type Cart = z.infer<typeof Cart>;

const Quantity = z
  .int(cartCopy.quantityRange)
  .min(1, cartCopy.quantityRange)
  .max(maxCartLineQuantity, cartCopy.quantityRange);

/** CART-07: the response is `{ cart, merchId }`, with more fields of ours. */
export const getCart = defineCall({
  method: "GET",
  path: "/cart/:id",
  summary: "Get one's own cart at today's prices, with what has changed (whose it is)",
  /** The id of the signed-in member, who owns the cart. */
  params: z.strictObject({ id: UserId }),
  response: Cart,
});

export const countCart = defineCall({
  method: "GET",
  path: "/marketplace/cart/count",
  summary: "How many lines and pieces are in one's own cart (signed in)",
  response: z.strictObject({
    lines: z.int(),
    /** Pieces: a quantity of two counts as two. */
    items: z.int(),
  }),
});

const option = text(maxOptionLength).optional();

/** CART-08: the options are accepted in both spellings; `userId` may only repeat the signed-in member's id. */
const AddToCartBody = z.strictObject({
  userId: UserId.optional(),
  itemId: ItemId,
  itemSku: text(12).optional(),
  quantity: Quantity.optional(),
  SelectedSize: option,
  SelectedColor: option,
  SelectedColour: option,
  SelectedType: option,
  sizeSelected: option,
  colorSelected: option,
  typeSelected: option,
});
export type AddToCartBody = z.output<typeof AddToCartBody>;

export const addToCart = defineCall({
  method: "POST",
  path: "/cart/add",
  summary: "Put an item into one's own cart, or more of it (signed in)",
  body: AddToCartBody,
  status: 201,
  response: z.strictObject({
    cartId: z.uuid(),
    quantity: z.int(),
    lines: z.int(),
    /** Pieces in the whole cart. */
    items: z.int(),
  }),
});

const cartLineParams = z.strictObject({ id: z.uuid() });

export const changeCartLine = defineCall({
  method: "PATCH",
  path: "/cart/:id",
  summary: "Change how many of a line are in one's own cart (whose it is)",
  params: cartLineParams,
  body: z.strictObject({ quantity: Quantity }),
  response: Cart,
});

/** CART-09: the line to remove is in the body. */
export const removeFromCart = defineCall({
  method: "DELETE",
  path: "/cart/remove",
  summary: "Take a line out of one's own cart; once it is gone this changes nothing (signed in)",
  body: z.strictObject({ userId: UserId.optional(), cartId: z.uuid() }),
  status: 204,
  response: noContent,
});

/** Does the same as `removeFromCart` for clients that send no body with a DELETE. */
export const deleteCartLine = defineCall({
  method: "DELETE",
  path: "/cart/:id",
  summary: "Take a line out of one's own cart; once it is gone this changes nothing (signed in)",
  params: cartLineParams,
  status: 204,
  response: noContent,
});

export const chooseDelivery = defineCall({
  method: "PUT",
  path: "/marketplace/cart/deliveries/:storeId",
  summary: "Choose how a store sends what is in one's own cart (signed in)",
  params: z.strictObject({ storeId: StoreId }),
  body: z.strictObject({ option: text(200, cartCopy.deliveryUnknown) }),
  response: Cart,
});
