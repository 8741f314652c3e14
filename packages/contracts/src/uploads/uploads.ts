import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { line, Timestamp, text } from "../common/fields.ts";

/** The purpose decides who may upload, how large the file may be, and how it is processed. */
export const UploadPurpose = z.enum([
  "profile-photo",
  "item-photo",
  "store-header",
  "store-profile",
  "media-header",
  "media-profile",
  "listing-cover",
  "listing-gallery",
  "listing-logo",
  "job-resume",
  "job-cover-letter",
  "editor-image",
  "review-photo",
  "problem-photo",
]);
export type UploadPurpose = z.infer<typeof UploadPurpose>;

export const UploadStatus = z.enum([
  "issued",
  "processing",
  "ready",
  "attached",
  "refused",
  "removed",
]);
export type UploadStatus = z.infer<typeof UploadStatus>;

const UploadId = z.uuid();

/** Empty when the URL couldn't be resolved. */
const ImageUrl = z.union([z.url(), z.literal("")]);

export const ImageRendition = z.strictObject({
  label: z.string(),
  width: z.int(),
  height: z.int(),
  webp: ImageUrl,
  jpeg: ImageUrl,
  /** The size of the JPEG; older files have none. */
  bytes: z.int().optional(),
});
export type ImageRendition = z.infer<typeof ImageRendition>;

export const UploadState = z.strictObject({
  uploadId: UploadId,
  purpose: UploadPurpose,
  status: UploadStatus,
  /** Why the file was refused, as a sentence. */
  reason: z.string().nullable(),
  renditions: z.array(ImageRendition),
});
export type UploadState = z.infer<typeof UploadState>;

export const TicketBody = z.strictObject({
  purpose: UploadPurpose,
  /** What the file belongs to, such as the user id for a profile photo. */
  targetId: text(128, "Invalid id.")
    .regex(/^[A-Za-z0-9_-]{1,128}$/, "Invalid id.")
    .optional(),
  contentType: text(120),
  size: z.int().min(0),
  /** The name is only shown to people; the server chooses the object's key. */
  fileName: line(255).optional(),
});
export type TicketBody = z.infer<typeof TicketBody>;

export const createUpload = defineCall({
  method: "POST",
  path: "/uploads",
  summary: "Get a ticket to upload one file to the object store, valid for five minutes",
  body: TicketBody,
  status: 201,
  response: z.strictObject({
    uploadId: UploadId,
    /** The browser posts the form to this URL. */
    url: z.url(),
    /** The form has these fields before the field `file`. */
    fields: z.record(z.string(), z.string()),
    expiresAt: Timestamp,
  }),
});

export const completeUpload = defineCall({
  method: "POST",
  path: "/uploads/:uploadId/complete",
  summary: "Report that the file was sent; it is checked and processed in the background",
  params: z.strictObject({ uploadId: UploadId }),
  status: 202,
  response: UploadState,
});

export const getUpload = defineCall({
  method: "GET",
  path: "/uploads/:uploadId",
  summary: "Get the state of the caller's upload, and its pictures when they are ready",
  params: z.strictObject({ uploadId: UploadId }),
  response: UploadState,
});
