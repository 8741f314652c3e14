import { z } from "zod";
import { Timestamp } from "../common/fields.ts";

/** An uploaded file and its result. */
const SentFile = z.strictObject({
  fileName: z.string().nullable(),
  purpose: z.string(),
  contentType: z.string(),
  size: z.int(),
  status: z.string(),
  sentAt: Timestamp,
});
export type SentFile = z.infer<typeof SentFile>;

/** Every file that the member uploaded. */
export const UploadsData = z.strictObject({ uploads: z.array(SentFile) });
export type UploadsData = z.infer<typeof UploadsData>;
