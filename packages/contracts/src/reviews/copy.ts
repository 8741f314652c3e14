export const reviewCopy = {
  ratingRequired: "Please choose from one to five stars.",
  commentRequired: "Please write a few words.",
  commentTooLong: "Please use 160 characters or fewer.",
  tieRequired: "Please tell us how you know them.",
  tooManyPhotos: "Please choose up to 4 photos.",
  replyRequired: "Please write a reply.",
  stopped: "Done. We won't ask you for reviews any more.",
  stopLinkGone: "This link is no longer valid. Please use the one in our latest email.",
} as const;
