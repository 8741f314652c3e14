import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { paragraph, Timestamp } from "../common/fields.ts";
import { orderProblemCopy } from "./copy.ts";
import { OrderId } from "./orders.ts";
import { maxMessageLength } from "./problem-limits.ts";

const OrderMessage = z.strictObject({
  id: z.uuid(),
  from: z.enum(["buyer", "store"]),
  isOwn: z.boolean(),
  /** Null once its writer has closed their account. */
  body: z.string().nullable(),
  sentAt: Timestamp,
});
export type OrderMessage = z.infer<typeof OrderMessage>;

const Conversation = z.strictObject({
  /** The messages are sorted with the earliest first. */
  messages: z.array(OrderMessage),
  canWrite: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

const params = z.strictObject({ order_id: OrderId });

export const listOrderMessages = defineCall({
  method: "GET",
  path: "/marketplace/orders/:order_id/messages",
  summary: "What buyer and store wrote about an order (both; admins while a problem is open)",
  params,
  response: Conversation,
});

export const sendOrderMessage = defineCall({
  method: "POST",
  path: "/marketplace/orders/:order_id/messages",
  summary: "Write to the other side of an order; they are emailed that there is a message",
  params,
  body: z.strictObject({ body: paragraph(maxMessageLength, orderProblemCopy.messageRequired) }),
  status: 201,
  response: Conversation,
});
