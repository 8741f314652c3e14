/** How the writer knows the business: the question of the form, and what stands beside the review. */
export const ties = {
  customer: { choice: "I was a customer", shown: "Customer" },
  "knows owner": { choice: "I know the owner or their family", shown: "Knows the owner" },
  "worked here": { choice: "I work here, or used to", shown: "Worked here" },
  "similar business": { choice: "I run a similar business", shown: "Runs a similar business" },
} as const;
export type Tie = keyof typeof ties;

/** The label of a review whose author hasn't said how they know the business. */
export const noTieLabel = "Hasn't said how they know the business";

export const commentMaxLength = 160;
export const replyMaxLength = 500;
export const maxReviewPhotos = 4;

/** People count letters, not UTF-16 units. */
export const countCharacters = (typed: string): number => [...typed].length;
