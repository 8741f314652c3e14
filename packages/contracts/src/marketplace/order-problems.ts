import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, paragraph, Timestamp, text } from "../common/fields.ts";
import { BoughtLine, BoughtOrderDetails } from "./my-orders.ts";
import { OrderProblem } from "./order-problem.ts";
import { OrderId } from "./orders.ts";
import { mostProblemPhotos, problemKinds, problemTextMost } from "./problem-limits.ts";
import { problemNotes } from "./problem-texts.ts";
import { StoreId } from "./store-fields.ts";

const orderParams = z.strictObject({ order_id: OrderId });

const ItemNumbers = z
  .array(z.int().min(1).max(100))
  .min(1, problemNotes.chooseItems)
  .max(100)
  .transform((numbers) => [...new Set(numbers)]);

export const reportProblem = defineCall({
  method: "POST",
  path: "/marketplace/my-orders/:order_id/problems",
  summary: "Report a problem with an order of one's own; the store is emailed",
  params: orderParams,
  body: z.strictObject({
    kind: z.enum(problemKinds),
    items: ItemNumbers,
    details: paragraph(problemTextMost, problemNotes.detailsRequired),
    /** Uploads. */
    photos: z
      .array(z.uuid())
      .max(mostProblemPhotos, problemNotes.tooManyPhotos)
      .transform((ids) => [...new Set(ids)])
      .optional(),
  }),
  status: 201,
  response: BoughtOrderDetails,
});

export const openProblemPhoto = defineCall({
  method: "GET",
  path: "/marketplace/orders/:order_id/problem-photos/:number",
  summary:
    "Get a five-minute link to a photo of the latest problem; each is audited (buyer, owner, and admins while it is open)",
  params: z.strictObject({
    order_id: OrderId,
    number: text(1).regex(/^[1-4]$/, "Invalid number."),
  }),
  response: z.strictObject({ url: z.url() }),
});

export const followProblem = defineCall({
  method: "POST",
  path: "/marketplace/my-orders/:order_id/problem",
  summary: "Ask our team to decide about the problem with one's own order, or withdraw it",
  params: orderParams,
  body: z.strictObject({ act: z.enum(["escalate", "withdraw"]) }),
  response: BoughtOrderDetails,
});

/** What is given back: all that is left of these items, and the delivery if wanted. */
const Refund = z.strictObject({ items: ItemNumbers, delivery: z.boolean() });
export type Refund = z.output<typeof Refund>;

const StoreRefund = z.strictObject({
  ...Refund.shape,
  /** The store has the items again: they can be bought once more. */
  backInStock: z.boolean().optional(),
});
export type StoreRefund = z.output<typeof StoreRefund>;

/** A problem with what its store needs to answer it. */
export const StoreProblem = z.strictObject({
  ...OrderProblem.shape,
  orderId: OrderId,
  buyerName: z.string(),
  paidAt: Timestamp,
  deliveryCents: z.int(),
  /** The whole order. */
  lines: z.array(BoughtLine),
});
export type StoreProblem = z.infer<typeof StoreProblem>;

export const listStoreProblems = defineCall({
  method: "GET",
  path: "/marketplace/problems/:storeId",
  summary: "List the problems that aren't settled of a store, the earliest first (owner)",
  params: z.strictObject({ storeId: StoreId }),
  response: z.strictObject({ data: z.array(StoreProblem) }),
});

export const answerProblem = defineCall({
  method: "POST",
  path: "/marketplace/orders/:order_id/problem-reply",
  summary: "Answer a problem: refund all or some of what it is about, or decline (owner)",
  params: orderParams,
  body: z.strictObject({
    /** Null to decline. */
    refund: StoreRefund.nullable(),
    reply: paragraph(problemTextMost, problemNotes.replyRequired),
  }),
  response: z.strictObject({ problem: OrderProblem, refundedCents: z.int() }),
});

export const refundOrder = defineCall({
  method: "POST",
  path: "/marketplace/orders/:order_id/refunds",
  summary: "Give back what was paid for items of an order (owner, admins)",
  params: orderParams,
  body: StoreRefund,
  response: z.strictObject({ refundedCents: z.int() }),
});

/** An order as admins go through them. */
export const AdminOrder = z.strictObject({
  orderId: OrderId,
  paymentId: z.uuid(),
  storeName: z.string(),
  buyerName: z.string(),
  state: z.string(),
  paidAt: Timestamp,
  totalCents: z.int(),
  refundedCents: z.int(),
  /** With the buyer's bank. */
  disputedCents: z.int(),
  /** The seller can't be paid yet. */
  isHeld: z.boolean(),
  deliveryCents: z.int(),
  lines: z.array(BoughtLine),
  problem: OrderProblem.nullable(),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

export const adminOrderGroups = ["for us", "open problems", "all"] as const;

export const listOrdersForAdmins = defineCall({
  method: "GET",
  path: "/admin/orders",
  summary: "List orders: those whose problem we decide, those with a problem, or all (admins)",
  query: z.strictObject({
    show: z.enum(adminOrderGroups).optional(),
    /** An order's number. */
    q: text(20).optional(),
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({ data: z.array(AdminOrder), nextCursor: z.string().nullable() }),
});

export const decideProblem = defineCall({
  method: "POST",
  path: "/admin/orders/:order_id/problem-decision",
  summary: "Decide about a problem that was escalated; buyer and store are emailed (admins)",
  params: orderParams,
  body: z.strictObject({
    /** Null to close it without a refund. */
    refund: Refund.nullable(),
    note: paragraph(problemTextMost, problemNotes.noteRequired),
  }),
  response: z.strictObject({ problem: OrderProblem, refundedCents: z.int() }),
});
