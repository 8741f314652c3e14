import { z } from "zod";
import { defineCall } from "../common/call.ts";
import {
  Cursor,
  Email,
  line,
  pageLimit,
  paragraph,
  requiredLine,
  Timestamp,
  text,
} from "../common/fields.ts";

export const EnquirySource = z.enum(["contact", "marketplace"]);

export const EnquiryBody = z.strictObject({
  name: requiredLine(120, "Please enter your name."),
  email: Email,
  business: line(160).optional(),
  message: paragraph(4000, "Please write a message."),
  /** Which form it came from: the contact page or the marketplace launch page. */
  source: EnquirySource.optional(),
  /** Honeypot: hidden from people, filled in by bots. */
  website: text(200).optional(),
});
export type EnquiryBody = z.infer<typeof EnquiryBody>;

export const createEnquiry = defineCall({
  method: "POST",
  path: "/app/enquiries",
  summary: "Send the team a message",
  body: EnquiryBody,
  status: 201,
  response: z.strictObject({ message: z.string() }),
});

export const Enquiry = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  business: z.string().nullable(),
  message: z.string(),
  source: EnquirySource,
  createdAt: Timestamp,
  /** Null while open. */
  handledAt: Timestamp.nullable(),
  handledBy: z.string().nullable(),
  /** Null while open, and once that account is closed. */
  handledByName: z.string().nullable(),
});
export type Enquiry = z.infer<typeof Enquiry>;

export const EnquiryFilters = z.strictObject({
  state: z.enum(["open", "done"]).optional(),
  source: EnquirySource.optional(),
});
export type EnquiryFilters = z.infer<typeof EnquiryFilters>;

export const listEnquiries = defineCall({
  method: "GET",
  path: "/admin/enquiries",
  summary: "List messages to the team, newest first (staff)",
  query: z.strictObject({
    ...EnquiryFilters.shape,
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({ data: z.array(Enquiry), nextCursor: z.string().nullable() }),
});

const params = z.strictObject({ id: z.uuid() });

export const markEnquiryDone = defineCall({
  method: "POST",
  path: "/admin/enquiries/:id/done",
  summary: "Mark a message as done (staff)",
  params,
  response: Enquiry,
});

export const reopenEnquiry = defineCall({
  method: "POST",
  path: "/admin/enquiries/:id/reopen",
  summary: "Reopen a message (staff)",
  params,
  response: Enquiry,
});
