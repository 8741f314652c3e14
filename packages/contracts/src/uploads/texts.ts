/** The specification's sentences for this area, word for word. */
export const uploadTexts = {
  noFile: "No file selected",
  missingUserId: "Missing user id",
  noAddresses: "Failed to generate image URLs",
  photoFailed: "Photo upload failed",
  removePhoto: "Remove current photo?",
  removePhotoFailed: "Failed to remove photo",
  invalidAddress: "Invalid download URL",
} as const;

/** Our own sentences, where the specification has none: why a file was refused. */
export const refusalTexts = {
  notAPicture: "Please choose a JPEG, PNG or WebP image.",
  notADocument: "Please choose a PDF, DOC or DOCX file.",
  tooLarge: "This file is too large. Please choose one up to {megabytes} MB.",
  missing: "The file didn't upload. Please try again.",
  wrongType: "This doesn't look like an image. Try another file.",
  tooManyPixels: "This image is too large. Please choose one up to 50 megapixels.",
  tooSlow: "This image is taking too long to process. Please choose a smaller one.",
  broken: "We couldn't read this file. Please try another one.",
  macros: "We can't accept documents with macros. Please save it without them and try again.",
  packedTooTightly:
    "This document is unusually large inside. Please save a new copy and try again.",
  virus: "This file looks unsafe, so we can't accept it. Please choose another.",
} as const;

/** Our own sentences while uploading. */
export const sendingTexts = {
  offline: "The file couldn't be uploaded. Check your connection and try again.",
  notTaken: "The upload didn't work. Please try again.",
  takesLong: "This file is taking longer than usual. Please try again in a moment.",
  cancelled: "Upload cancelled. You can start it again.",
} as const;

/** Our own sentences about the profile photo. */
export const photoTexts = {
  add: "Add a photo",
  change: "Change photo",
  remove: "Remove photo",
  uploading: "Uploading photo",
  preparing: "Preparing photo",
  changed: "Your photo has been updated.",
  removed: "Your photo has been removed.",
  afterRemoval: "We'll show your initials instead. You can add another photo at any time.",
  chooseOne: "Please choose a JPEG, PNG or WebP image.",
  signInAgain: "Please log in and try again.",
  tryAgain: "Please try again in a moment.",
} as const;
