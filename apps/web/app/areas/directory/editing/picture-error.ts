import { describeTooLarge, uploadLimits } from "@boab/contracts/uploads/limits";
import { UploadError } from "#lib/uploads/upload-error.ts";
import type { PictureError } from "#lib/uploads/use-one-upload.ts";
import { editingCopy } from "./copy.ts";

export type ListingPurpose = "listing-cover" | "listing-logo";

const coverTooLarge = describeTooLarge(uploadLimits["listing-cover"].maxBytes);

export function toPictureError(purpose: ListingPurpose, error: unknown): PictureError {
  const detail = error instanceof UploadError ? error.sentence : null;
  return purpose === "listing-cover" && detail === coverTooLarge
    ? { headline: editingCopy.coverTooLarge, detail: null }
    : { headline: editingCopy.uploadFailed, detail };
}
