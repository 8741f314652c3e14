import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, line, pageLimit, Timestamp } from "../common/fields.ts";
import { PictureFile } from "../directory/pictures.ts";
import { ItemId } from "./items.ts";
import { boughtStates, receivedWays, shownGroups } from "./order-limits.ts";
import { OrderProblem } from "./order-problem.ts";
import { OrderId } from "./orders.ts";
import { problemKinds } from "./problem-limits.ts";

/** One thing somebody bought. */
export const BoughtLine = z.strictObject({
  itemNumber: z.int(),
  itemId: ItemId,
  sku: z.string(),
  /** Whether its page can still be opened. */
  isForSale: z.boolean(),
  /** Its page is there, though it may only say that it is no longer for sale: there its buyers review it. */
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
});
export type BoughtLine = z.infer<typeof BoughtLine>;

/** What somebody bought from one store in one payment. Nothing of what the store keeps of it. */
export const BoughtOrder = z.strictObject({
  orderId: OrderId,
  state: z.enum(boughtStates),
  /** Its address is null while nobody can visit it. */
  store: z.strictObject({ storeName: z.string(), slug: z.string().nullable() }),
  paidAt: Timestamp,
  /** A day, without a time. */
  sendBy: z.iso.date(),
  /** When the last parcel left, or it was cancelled. */
  doneAt: Timestamp.nullable(),
  receivedAt: Timestamp.nullable(),
  receivedHow: z.enum(receivedWays).nullable(),
  /** Null for picking it up. */
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
  /** Null once we forgot it. */
  recipient: z.strictObject({ name: z.string(), address: z.array(z.string()) }).nullable(),
  refunds: z.array(z.strictObject({ amountCents: z.int(), at: Timestamp })),
  /** An eleventh of what was paid, from a store that is registered for GST; null from others. */
  gstCents: z.int().nullable(),
  /** Only a registered store with an ABN gives tax invoices. */
  document: z.enum(["tax invoice", "receipt"]),
  /** Paid for at the same time, from other stores. */
  together: z.array(z.strictObject({ orderId: OrderId, storeName: z.string() })),
  /** The latest one. */
  problem: OrderProblem.nullable(),
  can: z.strictObject({
    confirmReceived: z.boolean(),
    /** What can be reported now, if anything. */
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
    show: z.enum(shownGroups).optional(),
    /** Of an order id, a store or an item. */
    q: line(100).optional(),
    limit: pageLimit(50).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({
    data: z.array(BoughtOrder),
    nextCursor: z.string().nullable(),
    /** Of all their orders, whatever was searched for. */
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
