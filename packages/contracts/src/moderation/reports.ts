import { z } from "zod";
import { text } from "../common/fields.ts";
import { type ReportReason, reportReasons } from "./reasons.ts";

const reasonKeys = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

/** What somebody says is wrong; the areas whose content can be reported use it in their calls. */
export const ContentReport = z.strictObject({
  reason: z.enum(reasonKeys, { error: "Please choose a reason." }),
  details: text(1000)
    .transform((typed) => typed.normalize("NFC").trim())
    .optional(),
});
export type ContentReport = z.infer<typeof ContentReport>;
