import { uploadLimits } from "@boab/contracts/uploads/limits";
import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { formatBytes } from "@boab/format/bytes";

const copyByKind = {
  image: {
    chooseOne: "Choose a photo or drop it here",
    chooseMany: "Choose photos or drop them here",
    types: "JPEG, PNG or WebP, any size",
  },
  document: {
    chooseOne: "Choose a document or drop it here",
    chooseMany: "Choose documents or drop them here",
    types: "PDF, DOC or DOCX",
  },
};

/** The limits a page shows before a file is chosen. */
export function getUploadLimits(purpose: UploadPurpose) {
  const { kind, maxBytes, acceptedTypes } = uploadLimits[purpose];
  const { types, ...invitations } = copyByKind[kind];
  return {
    ...invitations,
    // The browser shrinks pictures, so no size limit is shown for them.
    hint: kind === "image" ? types : `${types}, up to ${formatBytes(maxBytes)}`,
    accept: acceptedTypes.join(","),
  };
}
