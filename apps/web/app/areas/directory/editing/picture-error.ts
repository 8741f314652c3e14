import { describeTooLarge, uploadLimits } from "@boab/contracts/uploads/limits";
import { UploadError } from "#lib/uploads/upload-error.ts";
import type { PictureError } from "#lib/uploads/use-one-upload.ts";
import { editingCopy } from "./copy.ts";

export type ListingPurpose = "listing-cover" | "listing-logo";

const coverTooLargeSentence = describeTooLarge(uploadLimits["listing-cover"].maxBytes);

export function toPictureError(purpose: ListingPurpose, error: unknown): PictureError {
  const detail = error instanceof UploadError ? error.sentence : null;
  return purpose === "listing-cover" && detail === coverTooLargeSentence
    ? { headline: editingCopy.coverTooLarge, detail: null }
    : { headline: editingCopy.uploadFailed, detail };
}
