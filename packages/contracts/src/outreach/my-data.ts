import { z } from "zod";
import { Timestamp } from "../common/fields.ts";

/** Messages, newsletter subscription and launch reminders, found by email. */
export const OutreachData = z.strictObject({
  enquiries: z.array(
    z.strictObject({
      name: z.string(),
      email: z.string(),
      business: z.string().nullable(),
      message: z.string(),
      source: z.string(),
      createdAt: Timestamp,
    }),
  ),
  newsletter: z
    .strictObject({
      email: z.string(),
      name: z.string().nullable(),
      status: z.string(),
      requestedAt: Timestamp,
      confirmedAt: Timestamp.nullable(),
      leftAt: Timestamp.nullable(),
    })
    .nullable(),
  launchReminders: z.array(
    z.strictObject({
      area: z.string(),
      email: z.string(),
      requestedAt: Timestamp,
      confirmedAt: Timestamp.nullable(),
    }),
  ),
});
export type OutreachData = z.infer<typeof OutreachData>;
