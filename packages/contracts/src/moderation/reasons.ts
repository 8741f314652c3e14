import type { SubjectKind } from "./subject-kinds.ts";

/** The reasons to report a review, in the words of the form. */
export const reportReasons = {
  "not real": "It isn't about a real visit",
  "hidden tie": "The writer hides a tie",
  hateful: "Hateful or threatening",
  private: "Shows private details",
  other: "Something else",
} as const;
export type ReportReason = keyof typeof reportReasons;

/** The reasons to report other posts, such as comments and videos. */
export const postReportReasons = {
  hateful: reportReasons.hateful,
  private: reportReasons.private,
  spam: "Advertisement or spam",
  other: reportReasons.other,
} as const;

export const reportHints: Partial<Record<ReportReason, string>> = {
  "hidden tie": "For example a competitor, or the owner's family.",
};

/** The reasons to retain a post. Each completes “We kept it because …”. */
const retainReasons = {
  "real visit": "it describes a real visit",
  opinion: "it's an opinion, and opinions are welcome",
  "no rule broken": "we couldn't find that it breaks our rules",
} as const;

/** Why a post goes. Each completes “We removed it because …”. */
const removeReasons = {
  "not real": "it isn't based on a real visit",
  "hidden tie": "it doesn't say how the writer knows the business",
  hateful: "it's hateful or threatening",
  private: "it shows private details",
  spam: "it's an advertisement or spam",
} as const;

/** The reasons to retain a listing, with its details corrected or as they were. */
const retainListingReasons = {
  corrected: "we've corrected it",
  "details right": "we checked, and what it says is right",
  "no rule broken": retainReasons["no rule broken"],
} as const;

/** Why a listing goes. */
const removeListingReasons = {
  closed: "the business has closed",
  "not african-owned": "the business isn't African-owned",
  scam: "it looks like a scam",
  hateful: removeReasons.hateful,
  private: removeReasons.private,
} as const;

/** Every reason that a decision can have, in words. */
export const verdictReasons: Record<string, string> = {
  ...retainReasons,
  ...removeReasons,
  ...retainListingReasons,
  ...removeListingReasons,
};

export const reasonRequiredMessage = "Please choose a reason.";

export const verdicts = ["keep", "remove", "warn"] as const;
export type Verdict = (typeof verdicts)[number];

/** The reasons that a verdict about this kind can have, with the words for each. */
export function getReasons(verdict: Verdict, kind: SubjectKind): Record<string, string> {
  if (kind === "listing") return verdict === "keep" ? retainListingReasons : removeListingReasons;
  return verdict === "keep" ? retainReasons : removeReasons;
}

export const describeReason = (reason: string): string => verdictReasons[reason] ?? "";
