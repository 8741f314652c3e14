import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { paragraphOrEmpty, text } from "../common/fields.ts";
import { getKeys } from "../common/keys.ts";
import { BusinessKey } from "./listing-fields.ts";
import { reportReasons } from "./report-reasons.ts";

export type ReportReason = keyof typeof reportReasons;
export const ReportReason = z.enum(getKeys(reportReasons), { error: "Please choose a reason." });

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
