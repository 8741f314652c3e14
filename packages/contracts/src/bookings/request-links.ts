import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { LinkToken } from "../common/fields.ts";
import { bookingStatuses } from "./limits.ts";
import { BookedStyle } from "./styles.ts";

/** The two answers that a business gives to a request. */
export const requestDecisions = ["confirmed", "declined"] as const;
export type RequestDecision = (typeof requestDecisions)[number];

/** A request as the business sees it by the link in the email about it. */
export const LinkedRequest = z.strictObject({
  id: z.string(),
  business: z.strictObject({ slug: z.string(), businessName: z.string() }),
  serviceTitle: z.string().nullable(),
  style: BookedStyle.nullable(),
  priceCents: z.int(),
  /** Date, start and end are in the business's local time. */
  date: z.string(),
  start: z.string(),
  end: z.string(),
  timeZone: z.string(),
  length: z.int(),
  customerName: z.string(),
  customerEmail: z.string().nullable(),
  customerPhone: z.string().nullable(),
  customerNotes: z.string(),
  visitsBefore: z.int(),
  bookingStatus: z.enum(bookingStatuses),
  /** True once the request has changed since the email was sent; a newer email has the link for it. */
  hasChanged: z.boolean(),
  can: z.strictObject({ confirm: z.boolean(), decline: z.boolean() }),
});
export type LinkedRequest = z.infer<typeof LinkedRequest>;

export const openRequestLink = defineCall({
  method: "POST",
  path: "/dir/booking-request-links",
  summary: "Get the request of the link in an owner's email",
  body: z.strictObject({ token: LinkToken }),
  response: LinkedRequest,
});

export const answerRequestByLink = defineCall({
  method: "PUT",
  path: "/dir/booking-request-links",
  summary: "Confirm or decline a request by the link in an owner's email, once",
  body: z.strictObject({ token: LinkToken, decision: z.enum(requestDecisions) }),
  response: LinkedRequest,
});
