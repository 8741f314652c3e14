import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, line, pageLimit, Timestamp } from "../common/fields.ts";
import { PictureFile } from "../directory/pictures.ts";
import { RefundReason } from "../payments/sale-fields.ts";
import { ItemId } from "./items.ts";
import { boughtOrderFilters, boughtOrderStates, receivedHowValues } from "./order-limits.ts";
import { OrderProblem } from "./order-problem.ts";
import { OrderId } from "./orders.ts";
import { problemKinds } from "./problem-limits.ts";

/** One line of an order, as its buyer sees it. */
export const BoughtLine = z.strictObject({
  itemNumber: z.int(),
  itemId: ItemId,
  sku: z.string(),
  isForSale: z.boolean(),
  /** An item that is no longer for sale can still have a page, where its buyers review it. */
  hasPage: z.boolean(),
  name: z.string(),
  picture: PictureFile.nullable(),
  color: z.string(),
  type: z.string(),
  size: z.string(),
  quantity: z.int(),
  unitCents: z.int(),
  totalCents: z.int(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  sentAt: Timestamp.nullable(),
  refundedCents: z.int(),
  refundedQuantity: z.int(),
});
export type BoughtLine = z.infer<typeof BoughtLine>;

/** One order at one store, as its buyer sees it. It has nothing that only concerns the store. */
export const BoughtOrder = z.strictObject({
  orderId: OrderId,
  state: z.enum(boughtOrderStates),
  /** The slug is null while the store isn't public. */
  store: z.strictObject({ storeName: z.string(), slug: z.string().nullable() }),
  paidAt: Timestamp,
  /** The date has no time. */
  sendBy: z.iso.date(),
  /** When the last parcel left, or it was cancelled. */
  doneAt: Timestamp.nullable(),
  receivedAt: Timestamp.nullable(),
  receivedHow: z.enum(receivedHowValues).nullable(),
  /** Null when the buyer picks it up. */
  delivery: z.strictObject({ courier: z.string(), service: z.string() }).nullable(),
  goodsCents: z.int(),
  deliveryCents: z.int(),
  totalCents: z.int(),
  refundedCents: z.int(),
  lines: z.array(BoughtLine),
});
export type BoughtOrder = z.infer<typeof BoughtOrder>;

export const BoughtOrderDetails = z.strictObject({
  ...BoughtOrder.shape,
  /** Null once the recipient was deleted. */
  recipient: z.strictObject({ name: z.string(), address: z.array(z.string()) }).nullable(),
  refunds: z.array(
    z.strictObject({
      amountCents: z.int(),
      at: Timestamp,
      /** The reason that the store or our team chose; null when they chose none. */
      reason: RefundReason.nullable(),
    }),
  ),
  /** An eleventh of what was paid, from a store that is registered for GST; null from others. */
  gstCents: z.int().nullable(),
  /** Only a store that is registered for GST and has an ABN issues tax invoices. */
  document: z.enum(["tax invoice", "receipt"]),
  /** The orders at other stores that were paid in the same payment. */
  together: z.array(z.strictObject({ orderId: OrderId, storeName: z.string() })),
  /** The latest problem of this order. */
  problem: OrderProblem.nullable(),
  can: z.strictObject({
    confirmReceived: z.boolean(),
    /** The kinds of problem that the buyer can report now. */
    report: z.array(z.enum(problemKinds)),
    /** Null before it has arrived. */
    reportUntil: Timestamp.nullable(),
  }),
});
export type BoughtOrderDetails = z.infer<typeof BoughtOrderDetails>;

export const listMyOrders = defineCall({
  method: "GET",
  path: "/marketplace/my-orders",
  summary: "List what the caller bought, newest first",
  query: z.strictObject({
    show: z.enum(boughtOrderFilters).optional(),
    /** Part of an order id, a store name or an item name. */
    q: line(100).optional(),
    limit: pageLimit(50).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({
    data: z.array(BoughtOrder),
    nextCursor: z.string().nullable(),
    /** The counts are of all the buyer's orders, whatever the search. */
    counts: z.strictObject({
      all: z.int(),
      "on the way": z.int(),
      received: z.int(),
      cancelled: z.int(),
    }),
  }),
});

const params = z.strictObject({ order_id: OrderId });

export const getMyOrder = defineCall({
  method: "GET",
  path: "/marketplace/my-orders/:order_id",
  summary: "Get an order of the caller's own",
  params,
  response: BoughtOrderDetails,
});

export const confirmReceived = defineCall({
  method: "POST",
  path: "/marketplace/my-orders/:order_id/received",
  summary: "Say that an order of one's own has arrived",
  params,
  body: z.strictObject({}),
  response: BoughtOrderDetails,
});

export const getOrderReceipt = defineCall({
  method: "GET",
  path: "/marketplace/my-orders/:order_id/receipt",
  summary: "Get the tax invoice or the receipt of an order of one's own as a PDF",
  params,
  response: z.strictObject({ fileName: z.string(), pdfBase64: z.base64() }),
});
