import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, paragraph, Timestamp, text } from "../common/fields.ts";
import { SaleMoney } from "../payments/sale-fields.ts";
import { orderProblemCopy } from "./copy.ts";
import { BoughtLine, BoughtOrderDetails } from "./my-orders.ts";
import { OrderProblem } from "./order-problem.ts";
import { OrderId } from "./orders.ts";
import { maxProblemPhotos, maxProblemTextLength, problemKinds } from "./problem-limits.ts";
import { OrderRefund, RefundableOrder, StoreRefund } from "./refunds.ts";
import { StoreId } from "./store-fields.ts";

const orderParams = z.strictObject({ order_id: OrderId });

const ItemNumbers = z
  .array(z.int().min(1).max(100))
  .min(1, orderProblemCopy.chooseItems)
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
    details: paragraph(maxProblemTextLength, orderProblemCopy.detailsRequired),
    /** The ids of the buyer's uploads. */
    photos: z
      .array(z.uuid())
      .max(maxProblemPhotos, orderProblemCopy.tooManyPhotos)
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

export const actOnProblem = defineCall({
  method: "POST",
  path: "/marketplace/my-orders/:order_id/problem",
  summary: "Ask our team to decide about the problem with one's own order, or withdraw it",
  params: orderParams,
  body: z.strictObject({ act: z.enum(["escalate", "withdraw"]) }),
  response: BoughtOrderDetails,
});

/** A problem with what its store needs to answer it. */
export const StoreProblem = z.strictObject({
  ...OrderProblem.shape,
  orderId: OrderId,
  buyerName: z.string(),
  paidAt: Timestamp,
  deliveryCents: z.int(),
  /** The whole order. */
  lines: z.array(BoughtLine),
  money: SaleMoney,
  refundable: RefundableOrder,
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
    /** Null declines the problem. */
    refund: StoreRefund.nullable(),
    reply: paragraph(maxProblemTextLength, orderProblemCopy.replyRequired),
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

/** An order in the admins' list of orders. */
export const AdminOrder = z.strictObject({
  orderId: OrderId,
  paymentId: z.uuid(),
  storeName: z.string(),
  buyerName: z.string(),
  state: z.string(),
  paidAt: Timestamp,
  totalCents: z.int(),
  refundedCents: z.int(),
  /** The amount that the buyer's bank disputes. */
  disputedCents: z.int(),
  /** True while the seller's account can't receive the money. */
  isHeld: z.boolean(),
  deliveryCents: z.int(),
  lines: z.array(BoughtLine),
  saleId: z.uuid(),
  money: SaleMoney,
  /** The amount left for the seller after fees, refunds and disputes. */
  netCents: z.int(),
  refundable: RefundableOrder,
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
    refund: OrderRefund.nullable(),
    note: paragraph(maxProblemTextLength, orderProblemCopy.noteRequired),
  }),
  response: z.strictObject({ problem: OrderProblem, refundedCents: z.int() }),
});
