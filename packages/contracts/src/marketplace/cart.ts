import { z } from "zod";
import { defineCall, nothing } from "../common/call.ts";
import { text, UserId } from "../common/fields.ts";
import { cartLineStates, mostOfLine } from "./cart-limits.ts";
import { cartNotes } from "./cart-texts.ts";
import { optionMost } from "./item-limits.ts";
import { ItemId, ItemPicture } from "./items.ts";
import { StoreId } from "./store-fields.ts";

/** One choice of an item, with what it costs now (CART-06). Who is paid for it stays with us. */
const CartLine = z.strictObject({
  id: z.uuid(),
  item_id: ItemId,
  storeId: StoreId,
  quantity: z.int(),
  sizeSelected: z.string(),
  typeSelected: z.string(),
  colorSelected: z.string(),
  /** Which of the item's photos shows it. */
  imageIndex: z.int(),
  name: z.string(),
  shopItem: z.strictObject({
    id: ItemId,
    sku: z.string(),
    name: z.string(),
    /** In dollars. */
    price: z.number(),
    description: z.string(),
    type: z.string(),
    colour: z.string(),
    images: z.strictObject({ main: ItemPicture.nullable() }),
  }),
  state: z.enum(cartLineStates),
  /** Whether it differs from what the person chose: its price, or whether it can be bought. */
  changed: z.boolean(),
  unitCents: z.int(),
  /** What it cost when the person chose it; null where that is still its price. */
  unitCentsBefore: z.int().nullable(),
  /** CART-16. */
  totalCents: z.int(),
  /** How many the person could have now, up to 20. */
  available: z.int(),
});
export type CartLine = z.infer<typeof CartLine>;

const DeliveryOption = z.strictObject({
  id: z.string(),
  courier: z.string(),
  service: z.string(),
  cents: z.int(),
});

/** What one store sends, with one delivery for all of it. */
const CartStore = z.strictObject({
  storeId: StoreId,
  slug: z.string(),
  storeName: z.string(),
  location: z.string(),
  options: z.array(DeliveryOption),
  chosen: DeliveryOption.nullable(),
  /** Where to pick it up, for what can be picked up. */
  pickupNote: z.string().nullable(),
  /** Where larger orders are sent for free: from what amount, and how much is missing. */
  freeShipping: z.strictObject({ fromCents: z.int(), missingCents: z.int() }).nullable(),
  goodsCents: z.int(),
  deliveryCents: z.int(),
});
export type CartStore = z.infer<typeof CartStore>;

const Cart = z.strictObject({
  cart: z.array(CartLine),
  /** Nobody learns where sellers are paid. */
  merchId: z.null(),
  stores: z.array(CartStore),
  /** Of what can be bought now. */
  goodsCents: z.int(),
  deliveryCents: z.int(),
  /** Of stores that are registered for it. */
  gstCents: z.int(),
  totalCents: z.int(),
  /** Whether all of it can be paid for now. */
  canBePaid: z.boolean(),
});
export type Cart = z.infer<typeof Cart>;

const Quantity = z
  .int(cartNotes.quantityRange)
  .min(1, cartNotes.quantityRange)
  .max(mostOfLine, cartNotes.quantityRange);

/** CART-07. */
export const getCart = defineCall({
  method: "GET",
  path: "/cart/:id",
  summary: "Get one's own cart at today's prices, with what has changed (whose it is)",
  /** Of the person. */
  params: z.strictObject({ id: UserId }),
  response: Cart,
});

export const countCart = defineCall({
  method: "GET",
  path: "/marketplace/cart/count",
  summary: "How many lines are in one's own cart (signed in)",
  response: z.strictObject({ lines: z.int() }),
});

const option = text(optionMost).optional();

/** CART-08. The options are read in both spellings; `userId` may only repeat who is signed in. */
const AddBody = z.strictObject({
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
export type AddBody = z.output<typeof AddBody>;

export const addToCart = defineCall({
  method: "POST",
  path: "/cart/add",
  summary: "Put an item into one's own cart, or more of it (signed in)",
  body: AddBody,
  status: 201,
  response: z.strictObject({ cartId: z.uuid(), quantity: z.int(), lines: z.int() }),
});

const ofLine = z.strictObject({ id: z.uuid() });

export const changeCartLine = defineCall({
  method: "PATCH",
  path: "/cart/:id",
  summary: "Change how many of a line are in one's own cart (whose it is)",
  params: ofLine,
  body: z.strictObject({ quantity: Quantity }),
  response: Cart,
});

/** CART-09. */
export const removeFromCart = defineCall({
  method: "DELETE",
  path: "/cart/remove",
  summary: "Take a line out of one's own cart; once it is gone this changes nothing (signed in)",
  body: z.strictObject({ userId: UserId.optional(), cartId: z.uuid() }),
  status: 204,
  response: nothing,
});

/** The same for clients that send no body with a DELETE. */
export const deleteCartLine = defineCall({
  method: "DELETE",
  path: "/cart/:id",
  summary: "Take a line out of one's own cart; once it is gone this changes nothing (signed in)",
  params: ofLine,
  status: 204,
  response: nothing,
});

export const chooseDelivery = defineCall({
  method: "PUT",
  path: "/marketplace/cart/deliveries/:storeId",
  summary: "Choose how a store sends what is in one's own cart (signed in)",
  params: z.strictObject({ storeId: StoreId }),
  body: z.strictObject({ option: text(200, cartNotes.deliveryUnknown) }),
  response: Cart,
});
