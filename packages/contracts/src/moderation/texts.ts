/** Sentences of reporting and deciding; none of them is in the specification. */
export const moderationTexts = {
  reported: "Thanks for telling us. We'll email you our decision and why.",
  reportIntro:
    "A person on our team reads every report. A low rating on its own isn't a reason to remove a review.",
  reportPromise: "We'll email our decision and why.",
  appealed: "Thanks. Somebody else on our team will look again and email you.",
} as const;

/** Emails about a decision wait this long, so that it can be undone without a word to anybody. */
export const undoSeconds = 10;
