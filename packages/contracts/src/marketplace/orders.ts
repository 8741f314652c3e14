import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, line, pageLimit, Timestamp, text } from "../common/fields.ts";
import { extendWithFormerName, formerFields } from "../common/former-names.ts";
import { PictureFile } from "../directory/pictures.ts";
import { SaleMoney } from "../payments/sale-fields.ts";
import { orderCopy } from "./copy.ts";
import { ItemId } from "./items.ts";
import { OrderId } from "./order-id.ts";
import { orderStates, removeSpaces, trackingPattern } from "./order-limits.ts";
import { RefundableOrder } from "./refunds.ts";
import { StoreId } from "./store-fields.ts";

export { OrderId };

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
  /** The price of one piece. */
  price: z.number(),
  total: z.number(),
  platform_fee: z.number(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  sentAt: Timestamp.nullable(),
  refunded: z.number(),
  /** The number of refunded pieces; the packing slip leaves them out. */
  refundedQuantity: z.int(),
});
export type SoldLine = z.infer<typeof SoldLine>;

const Recipient = z.strictObject({
  name: z.string(),
  phone: z.string().nullable(),
  /** Empty when the order is picked up. */
  address: z.array(z.string()),
  /** A short form of the address for lists. */
  place: z.string(),
});
export type Recipient = z.infer<typeof Recipient>;

/**
 * What a store sold in one payment, for its seller. Amounts are in dollars. SOLD-03 writes an order as one item, so the
 * first item stands at the top as well; all of them are in `lines`.
 */
export const SoldOrder = z.strictObject({
  /** The same as `order_id`. */
  id: OrderId,
  order_id: OrderId,
  ...SoldLine.pick({
    ItemNumber: true,
    color: true,
    Type: true,
    size: true,
    price: true,
    courier: true,
    trackingNumber: true,
  }).shape,
  state: z.enum(orderStates),
  paidAt: Timestamp,
  /** The date has no time. */
  sendBy: z.iso.date(),
  doneAt: Timestamp.nullable(),
  /** The delivery that the buyer chose; null when they pick it up. */
  delivery: z.strictObject({ courier: z.string(), service: z.string() }).nullable(),
  /** Null once the recipient was deleted. */
  recipient: Recipient.nullable(),
  goods: z.number(),
  shipping: z.number(),
  total: z.number(),
  /** The fee as charged, on items and delivery together. */
  platform_fee: z.number(),
  /** The part of the platform fee that covers the card cost. */
  card_fee: z.number(),
  fee_given_back: z.number(),
  refunded: z.number(),
  disputed: z.number(),
  /** What is left for the seller: total, less the fee, plus what we gave back of it, less refunds and disputes. */
  net_profit: z.number(),
  lines: z.array(SoldLine),
  saleId: z.uuid(),
  /** The same figures in cents, as the Sales page has them. */
  money: SaleMoney,
  refundable: RefundableOrder,
});
export type SoldOrder = z.infer<typeof SoldOrder>;

/** SOLD-05: an array. Longer lists are read page by page with `listSoldOrders`. */
export const getSoldItems = defineCall({
  method: "GET",
  path: "/get-sold-items/:storeId",
  summary: "List the newest 200 orders of a store (owner, admins)",
  params: z.strictObject({ storeId: StoreId }),
  response: z.array(SoldOrder),
});

export const listSoldOrders = defineCall({
  method: "GET",
  path: "/marketplace/sold/:storeId",
  summary: "List what a store sold: the longest waiting first, then the newest (owner, admins)",
  params: z.strictObject({ storeId: StoreId }),
  query: z.strictObject({
    status: z.enum(orderStates).optional(),
    /** Part of an order id, a name, an item or a tracking number. */
    q: line(100).optional(),
    limit: pageLimit(50).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({
    data: z.array(SoldOrder),
    nextCursor: z.string().nullable(),
    /** The number of orders that wait to be sent. */
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
    /** An order that is picked up has no tracking number. */
    trackingNumber: text(80, orderCopy.trackingInvalid)
      .transform(removeSpaces)
      .refine((typed) => typed === "" || trackingPattern.test(typed), orderCopy.trackingInvalid)
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

const SalesWeek = z.strictObject(
  extendWithFormerName(
    {
      /** The week starts on a Monday, Sydney time. */
      from: z.iso.date(),
      orders: z.int(),
      salesCents: z.int(),
      /** The fees, without the part that was returned with refunds. */
      feesCents: z.int(),
      /** The refunds and disputes of this week's sales, whenever they happened. */
      refundsCents: z.int(),
      /** What is left for the seller: sales, less fees and refunds. */
      netCents: z.int(),
    },
    formerFields.netCents,
  ),
);
export type SalesWeek = z.infer<typeof SalesWeek>;

const BestSeller = z.strictObject({
  itemId: ItemId,
  name: z.string(),
  picture: PictureFile.nullable(),
  sold: z.int(),
  salesCents: z.int(),
  /** Null when the item is no longer for sale. */
  stock: z.int().nullable(),
});

export const getStoreFigures = defineCall({
  method: "GET",
  path: "/marketplace/figures/:storeId",
  summary: "Get what a store sold in the last weeks, week by week (owner, admins)",
  params: z.strictObject({ storeId: StoreId }),
  response: z.strictObject({
    /** The weeks are sorted with the earliest first; the last one is the current week. */
    weeks: z.array(SalesWeek),
    readAt: Timestamp,
    waiting: z.strictObject({ count: z.int(), oldestPaidAt: Timestamp.nullable() }),
    /** Counts only the orders of these weeks that were sent or are overdue. */
    punctuality: z.strictObject({ due: z.int(), onTime: z.int() }),
    bestSellers: z.array(BestSeller),
  }),
});
