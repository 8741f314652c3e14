import { z } from "zod";
import { Timestamp } from "../common/fields.ts";

/** A member's reports, the decisions about their content, and their appeals. */
export const ModerationData = z.strictObject({
  contentReports: z.array(
    z.strictObject({
      kind: z.string(),
      reason: z.string(),
      details: z.string(),
      createdAt: Timestamp,
    }),
  ),
  moderationDecisions: z.array(
    z.strictObject({
      verdict: z.string(),
      reason: z.string(),
      note: z.string(),
      decidedAt: Timestamp,
      appeal: z.string().nullable(),
      outcome: z.string().nullable(),
    }),
  ),
});
export type ModerationData = z.infer<typeof ModerationData>;
