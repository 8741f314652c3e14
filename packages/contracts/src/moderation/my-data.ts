import { z } from "zod";
import { Timestamp } from "../common/fields.ts";

/** What a member reported, what was decided about what they wrote, and how they appealed. */
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
