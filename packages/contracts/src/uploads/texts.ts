/** The specification's sentences of this area, word for word. */
export const uploadTexts = {
  noFile: "No file selected",
  missingUserId: "Missing user id",
  noAddresses: "Failed to generate image URLs",
  photoFailed: "Photo upload failed",
  removePhoto: "Remove current photo?",
  removePhotoFailed: "Failed to remove photo",
  invalidAddress: "Invalid download URL",
} as const;

/** Our own sentences, where the specification shows none: why a file was refused. */
export const refusalTexts = {
  notAPicture: "Please choose a JPEG, PNG or WebP picture.",
  notADocument: "Please choose a PDF, DOC or DOCX document.",
  tooLarge: "This file is too large. Please choose one of at most {megabytes} MB.",
  missing: "The file did not arrive. Please send it again.",
  wrongType: "This file is not what its name says. Please save it anew and try again.",
  tooManyPixels: "This picture has too many pixels. Please choose one of at most 50 megapixels.",
  tooSlow: "This picture takes too long to prepare. Please choose a smaller one.",
  broken: "We could not read this file. Please choose another one.",
  macros: "Documents with macros are not accepted. Please save it without them.",
  packedTooTightly: "This document unpacks to far more than it should. Please save it anew.",
  virus: "This file was recognised as harmful.",
} as const;

/** Our own sentences for what happens on the way. */
export const sendingTexts = {
  offline: "The file could not be sent. Check your connection and try again.",
  notTaken: "The file was not taken. Please try again.",
  takesLong: "Preparing this file takes longer than usual. Please try again in a moment.",
  cancelled: "Cancelled. You can send it again.",
} as const;

/** Our own sentences around the profile photo. */
export const photoTexts = {
  add: "Add a photo",
  change: "Change photo",
  remove: "Remove photo",
  uploading: "Uploading photo",
  preparing: "Preparing photo",
  changed: "Your photo is changed.",
  removed: "Your photo is removed.",
  afterRemoval: "Your initials will stand in its place. You can add another photo at any time.",
  chooseOne: "Please choose a JPEG, PNG or WebP picture of at most 5 MB.",
  signInAgain: "Please sign in again and repeat it.",
  tryAgain: "Please try again in a moment.",
} as const;
