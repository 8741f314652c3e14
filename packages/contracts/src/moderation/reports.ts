import { z } from "zod";
import { paragraphOrEmpty } from "../common/fields.ts";
import { getKeys } from "../common/keys.ts";
import { postReportReasons, reportReasons } from "./reasons.ts";

const reason = { error: "Please choose a reason." };
const details = paragraphOrEmpty(1000).optional();

/** A report about a review. */
export const ContentReport = z.strictObject({
  reason: z.enum(getKeys(reportReasons), reason),
  details,
});
export type ContentReport = z.infer<typeof ContentReport>;

/** A report about a post other than a review. */
export const PostReport = z.strictObject({
  reason: z.enum(getKeys(postReportReasons), reason),
  details,
});
export type PostReport = z.infer<typeof PostReport>;
