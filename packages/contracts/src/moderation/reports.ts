import { z } from "zod";
import { paragraphOrEmpty } from "../common/fields.ts";
import { type PostReason, postReasons, type ReportReason, reportReasons } from "./reasons.ts";

const reasonKeys = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];
const postReasonKeys = Object.keys(postReasons) as [PostReason, ...PostReason[]];

const reason = { error: "Please choose a reason." };
const details = paragraphOrEmpty(1000).optional();

/** What somebody says is wrong with a review. */
export const ContentReport = z.strictObject({ reason: z.enum(reasonKeys, reason), details });
export type ContentReport = z.infer<typeof ContentReport>;

/** What somebody says is wrong with something else that was posted. */
export const PostReport = z.strictObject({ reason: z.enum(postReasonKeys, reason), details });
export type PostReport = z.infer<typeof PostReport>;
