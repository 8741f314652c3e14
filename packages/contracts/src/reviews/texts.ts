/** The specification's sentences for this area, word for word. */
export const reviewTexts = {
  signInTitle: "Sign in required",
  signIn: "Please sign in to write a review.",
  failedTitle: "Error",
  failed: "Failed to submit review. Please try again.",
} as const;

/** Our own. */
export const reviewPageTexts = {
  ratingRequired: "Please choose from one to five stars.",
  commentRequired: "Please write a few words.",
  commentTooLong: "Please use 160 characters or fewer.",
  tieRequired: "Please tell us how you know them.",
  tooManyPhotos: "Please choose up to 4 photos.",
  replyRequired: "Please write a reply.",
  noneMatch: "No reviews match this filter.",
  posted: "Thanks. Your review is posted.",
  waiting: "Saved. A moderator will look at it before it shows again.",
  saved: "Your review is updated.",
  deleted: "Your review is deleted.",
  stopped: "Done. We won't ask you for reviews any more.",
  stopLinkGone: "This link is no longer valid. Please use the one in our latest email.",
} as const;
