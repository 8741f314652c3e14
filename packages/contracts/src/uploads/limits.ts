import { uploadCopy, uploadRefusalCopy } from "./copy.ts";
import type { UploadPurpose } from "./uploads.ts";

/** Limits per purpose. Pages check first; the server and the store enforce them. */
export interface UploadLimits {
  kind: "image" | "document";
  maxBytes: number;
  acceptedTypes: readonly string[];
}

const megabyte = 1024 * 1024;

export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * The browser makes pictures smaller before it sends them; this leaves room for a phone's photo where
 * it can't.
 */
const picture = (megabytes = 25): UploadLimits => ({
  kind: "image",
  maxBytes: megabytes * megabyte,
  acceptedTypes: ["image/jpeg", "image/png", "image/webp"],
});
const document = (megabytes: number): UploadLimits => ({
  kind: "document",
  maxBytes: megabytes * megabyte,
  acceptedTypes: ["application/pdf", "application/msword", docxType],
});

export const uploadLimits: Record<UploadPurpose, UploadLimits> = {
  "profile-photo": picture(),
  "item-photo": picture(),
  // STORE-14 specifies this max; the browser shrinks a photo below it before it is sent.
  "store-header": picture(7.5),
  "store-profile": picture(7.5),
  "media-header": picture(),
  "media-profile": picture(),
  // DIR-COV-01 specifies this max; people only see it when their browser couldn't shrink the photo.
  "listing-cover": picture(3),
  "listing-gallery": picture(),
  "listing-logo": picture(),
  "job-resume": document(5),
  "job-cover-letter": document(5),
  "editor-image": picture(),
  "review-photo": picture(),
  "problem-photo": picture(),
};

/** What is wrong with a file, by field; empty when it may be uploaded. */
export function findFileErrors(
  { kind, maxBytes, acceptedTypes }: UploadLimits,
  file: { contentType: string; size: number },
): { contentType?: string; size?: string } {
  const isAccepted = acceptedTypes.includes(file.contentType);
  const size =
    file.size === 0
      ? uploadCopy.noFile
      : file.size > maxBytes
        ? describeTooLarge(maxBytes)
        : undefined;
  return {
    ...(!isAccepted && {
      contentType:
        kind === "image" ? uploadRefusalCopy.notAPicture : uploadRefusalCopy.notADocument,
    }),
    ...(size !== undefined && { size }),
  };
}

export const describeTooLarge = (maxBytes: number): string =>
  uploadRefusalCopy.tooLarge.replace("{megabytes}", String(maxBytes / megabyte));
