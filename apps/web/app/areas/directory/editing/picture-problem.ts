import { directoryTexts } from "@boab/contracts/directory/texts";
import { tooLargeText, uploadLimits } from "@boab/contracts/uploads/limits";
import { UploadProblem } from "#lib/uploads/upload-problem.ts";
import type { PictureProblem } from "#lib/uploads/use-one-upload.ts";

export type ListingPurpose = "listing-cover" | "listing-logo";

const coverTooLarge = tooLargeText(uploadLimits["listing-cover"].maxBytes);

export function problemOfUpload(purpose: ListingPurpose, error: unknown): PictureProblem {
  const detail = error instanceof UploadProblem ? error.sentence : null;
  return purpose === "listing-cover" && detail === coverTooLarge
    ? { headline: directoryTexts.coverTooLarge, detail: null }
    : { headline: directoryTexts.uploadFailed, detail };
}
