export const reviewListCopy = {
  noReviews: "No reviews yet.", // DIR-DET-07
  noneMatch: "No reviews match this filter.",
} as const;

export const reportReviewCopy = {
  reportIntro:
    "A person on our team reads every report. A low rating on its own isn't a reason to remove a review.",
} as const;

export const writeReviewCopy = {
  signInTitle: "Sign in required", // REV-03
  signIn: "Please sign in to write a review.", // REV-03
  failedTitle: "Error", // REV-04
  failed: "Failed to submit review. Please try again.", // REV-04
  posted: "Thanks. Your review is posted.",
  waiting: "Saved. A moderator will look at it before it shows again.",
  saved: "Your review is updated.",
  deleted: "Your review is deleted.",
} as const;
