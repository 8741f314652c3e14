import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, line, pageLimit, Timestamp, text } from "../common/fields.ts";
import { PictureFile } from "../directory/pictures.ts";
import { ItemId } from "./items.ts";
import { orderStates, trackingPattern, withoutSpaces } from "./order-limits.ts";
import { orderNotes } from "./order-texts.ts";
import { StoreId } from "./store-fields.ts";

export const OrderId = text(9, "Invalid order id.").regex(
  /^[0-9A-Z]{4}-[0-9A-Z]{4}$/,
  "Invalid order id.",
);

const ItemNumber = z.int().min(1).max(100);

/** One thing that was bought, by its number in the order (SOLD-03). Amounts are in dollars. */
export const SoldLine = z.strictObject({
  ItemNumber,
  itemId: ItemId,
  name: z.string(),
  picture: PictureFile.nullable(),
  color: z.string(),
  Type: z.string(),
  size: z.string(),
  quantity: z.int(),
  /** Of one. */
  price: z.number(),
  total: z.number(),
  platform_fee: z.number(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  sentAt: Timestamp.nullable(),
  refunded: z.number(),
});
export type SoldLine = z.infer<typeof SoldLine>;

const Recipient = z.strictObject({
  name: z.string(),
  phone: z.string().nullable(),
  /** Missing where it is picked up. */
  address: z.array(z.string()),
  /** For a list. */
  place: z.string(),
});
export type Recipient = z.infer<typeof Recipient>;

/** What a store sold in one payment, for its seller. Amounts are in dollars. */
export const SoldOrder = z.strictObject({
  order_id: OrderId,
  state: z.enum(orderStates),
  paidAt: Timestamp,
  /** A day, without a time. */
  sendBy: z.iso.date(),
  doneAt: Timestamp.nullable(),
  /** As the buyer chose it; null for picking it up. */
  delivery: z.strictObject({ courier: z.string(), service: z.string() }).nullable(),
  /** Null once we forgot it. */
  recipient: Recipient.nullable(),
  goods: z.number(),
  shipping: z.number(),
  total: z.number(),
  platform_fee: z.number(),
  net_profit: z.number(),
  refunded: z.number(),
  lines: z.array(SoldLine),
});
export type SoldOrder = z.infer<typeof SoldOrder>;

export const getSoldItems = defineCall({
  method: "GET",
  path: "/get-sold-items/:storeId",
  summary: "List what a store sold: the longest waiting first, then the newest (owner, admins)",
  params: z.strictObject({ storeId: StoreId }),
  query: z.strictObject({
    status: z.enum(orderStates).optional(),
    /** Of an order id, a name, an item or a tracking number. */
    q: line(100).optional(),
    limit: pageLimit(50).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({
    data: z.array(SoldOrder),
    nextCursor: z.string().nullable(),
    /** How many wait to be sent. */
    waiting: z.int(),
  }),
});

export const recordTracking = defineCall({
  method: "PATCH",
  path: "/purchase-history/:order_id/:ItemNumber",
  summary: "Say how a sold item travels; the buyer is emailed (owner)",
  params: z.strictObject({
    order_id: OrderId,
    ItemNumber: text(3)
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .refine((number) => number >= 1 && number <= 100),
  }),
  body: z.strictObject({
    courier: line(40),
    /** None for what is picked up. */
    trackingNumber: text(80, orderNotes.trackingInvalid)
      .transform(withoutSpaces)
      .refine((typed) => typed === "" || trackingPattern.test(typed), orderNotes.trackingInvalid)
      .optional(),
  }),
  response: SoldOrder,
});

export const getPackingSlip = defineCall({
  method: "GET",
  path: "/marketplace/orders/:order_id/packing-slip",
  summary: "Get the packing slip of an order as a PDF (owner)",
  params: z.strictObject({ order_id: OrderId }),
  response: z.strictObject({ fileName: z.string(), pdfBase64: z.base64() }),
});

const Week = z.strictObject({
  /** A Monday in Sydney. */
  from: z.iso.date(),
  orders: z.int(),
  salesCents: z.int(),
  feesCents: z.int(),
  /** Of these sales, whenever it was paid back. */
  refundsCents: z.int(),
  /** What is left for the seller. */
  keptCents: z.int(),
});
export type Week = z.infer<typeof Week>;

const BestSeller = z.strictObject({
  itemId: ItemId,
  name: z.string(),
  picture: PictureFile.nullable(),
  sold: z.int(),
  salesCents: z.int(),
  /** Null for what is no longer sold. */
  stock: z.int().nullable(),
});

export const getStoreFigures = defineCall({
  method: "GET",
  path: "/marketplace/figures/:storeId",
  summary: "Get what a store sold in the last weeks, week by week (owner, admins)",
  params: z.strictObject({ storeId: StoreId }),
  response: z.strictObject({
    /** The earliest first; the last one isn't over. */
    weeks: z.array(Week),
    readAt: Timestamp,
    waiting: z.strictObject({ count: z.int(), oldestPaidAt: Timestamp.nullable() }),
    /** Of the orders of these weeks that were sent or should have been. */
    punctuality: z.strictObject({ due: z.int(), onTime: z.int() }),
    bestSellers: z.array(BestSeller),
  }),
});
