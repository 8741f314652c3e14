import { z } from "zod";
import { Timestamp } from "../common/fields.ts";

/** An uploaded file and its result. */
const UploadedFile = z.strictObject({
  fileName: z.string().nullable(),
  purpose: z.string(),
  contentType: z.string(),
  size: z.int(),
  status: z.string(),
  sentAt: Timestamp,
});
export type UploadedFile = z.infer<typeof UploadedFile>;

/** Every file that the member uploaded. */
export const UploadsData = z.strictObject({ uploads: z.array(UploadedFile) });
export type UploadsData = z.infer<typeof UploadsData>;
