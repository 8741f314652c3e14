export const uploadCopy = {
  noFile: "No file selected", // ACCT-17
  missingUserId: "Missing user id", // ACCT-17
  noAddresses: "Failed to generate image URLs", // ACCT-17
  photoFailed: "Photo upload failed", // ACCT-17
  invalidAddress: "Invalid download URL", // STO-10
} as const;

export const uploadRefusalCopy = {
  notAPicture: "Please choose a JPEG, PNG or WebP image.",
  notADocument: "Please choose a PDF, DOC or DOCX file.",
  tooLarge: "This file is too large. Please choose one up to {megabytes} MB.",
  missing: "The file didn't upload. Please try again.",
  wrongType: "This doesn't look like an image. Try another file.",
  tooManyPixels: "This image is too large. Please choose one up to 50 megapixels.",
  tooSlow: "This image is taking too long to process. Please choose a smaller one.",
  broken: "We couldn't read this file. Please try another one.",
  macros: "We can't accept documents with macros. Please save it without them and try again.",
  activeContent:
    "This document can open or run something else. Please save it as a plain PDF and upload that.",
  locked: "This PDF is protected. Please save a copy without protection and try again.",
  packedTooTightly:
    "This document is unusually large inside. Please save a new copy and try again.",
  virus: "This file looks unsafe, so we can't accept it. Please choose another.",
} as const;
