import { z } from "zod";
import { Timestamp } from "../common/fields.ts";

/** The applications that were sent with the member's email. */
export const JobsData = z.strictObject({
  applications: z.array(
    z.strictObject({
      position: z.string(),
      location: z.string(),
      type: z.string(),
      businessName: z.string().nullable(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      note: z.string(),
      status: z.string(),
      files: z.array(z.string()),
      createdAt: Timestamp,
      deleteAfter: Timestamp,
    }),
  ),
});
export type JobsData = z.infer<typeof JobsData>;
