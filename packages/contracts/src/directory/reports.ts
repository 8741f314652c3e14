import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, paragraphOrEmpty, Timestamp, text } from "../common/fields.ts";
import { BusinessId, BusinessKey } from "./listing-fields.ts";
import { reportReasons } from "./report-reasons.ts";

const reasonKeys = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];
export type ReportReason = keyof typeof reportReasons;
export const ReportReason = z.enum(reasonKeys, { error: "Please choose a reason." });

export const ReportBody = z.strictObject({
  reason: ReportReason,
  details: paragraphOrEmpty(1000).optional(),
  /** Honeypot: hidden from people, filled in by bots. */
  website: text(200).optional(),
});
export type ReportBody = z.infer<typeof ReportBody>;

export const reportListing = defineCall({
  method: "POST",
  path: "/dir/business/:id/reports",
  summary: "Tell the team that something is wrong with a live listing",
  params: z.strictObject({ id: BusinessKey }),
  body: ReportBody,
  status: 201,
  response: z.strictObject({ message: z.string() }),
});

const ReportStatus = z.enum(["open", "resolved", "dismissed"]);

export const ListingReport = z.strictObject({
  id: z.uuid(),
  businessId: BusinessId,
  businessName: z.string(),
  slug: z.string(),
  reason: ReportReason,
  details: z.string(),
  /** Null for a visitor, and once that account is closed. */
  reporterName: z.string().nullable(),
  status: ReportStatus,
  createdAt: Timestamp,
  /** Null while open. */
  decidedAt: Timestamp.nullable(),
  /** Null while open, and once that account is closed. */
  decidedByName: z.string().nullable(),
  /** How many open reports there are about the same listing, this one included. */
  openCount: z.int(),
});
export type ListingReport = z.infer<typeof ListingReport>;

export const listReports = defineCall({
  method: "GET",
  path: "/admin/reports",
  summary: "Reports of listings, newest first, a page at a time (staff)",
  query: z.strictObject({
    status: ReportStatus.optional(),
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({ data: z.array(ListingReport), nextCursor: z.string().nullable() }),
});

const params = z.strictObject({ id: z.uuid() });

export const resolveReport = defineCall({
  method: "POST",
  path: "/admin/reports/:id/resolve",
  summary: "Note that an open report was right and has been dealt with (staff)",
  params,
  response: ListingReport,
});

export const dismissReport = defineCall({
  method: "POST",
  path: "/admin/reports/:id/dismiss",
  summary: "Note that nothing was wrong (staff)",
  params,
  response: ListingReport,
});
