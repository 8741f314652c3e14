/** What can be wrong with something, in the words of the report form. */
export const reportReasons = {
  "not real": "It isn't about a real visit",
  "hidden tie": "The writer hides a tie",
  hateful: "Hateful or threatening",
  private: "Shows private details",
  other: "Something else",
} as const;
export type ReportReason = keyof typeof reportReasons;

/** The same for what people post that is no review, such as comments and videos. */
export const postReasons = {
  hateful: reportReasons.hateful,
  private: reportReasons.private,
  spam: "Advertisement or spam",
  other: reportReasons.other,
} as const;
export type PostReason = keyof typeof postReasons;

export const reportHints: Partial<Record<ReportReason, string>> = {
  "hidden tie": "For example a competitor, or the owner's family.",
};

/** Why something stays. Each completes “We kept it because …”. */
export const keepReasons = {
  "real visit": "it describes a real visit",
  opinion: "it's an opinion, and opinions are welcome",
  "no rule broken": "we couldn't find that it breaks our rules",
} as const;

/** Why something goes. Each completes “We removed it because …”. */
export const removeReasons = {
  "not real": "it isn't based on a real visit",
  "hidden tie": "it doesn't say how the writer knows the business",
  hateful: "it's hateful or threatening",
  private: "it shows private details",
  spam: "it's an advertisement or spam",
} as const;

export type Verdict = "keep" | "remove" | "warn";

/** The reasons a verdict can have, with the words for each. */
export const reasonsFor = (verdict: Verdict): Record<string, string> =>
  verdict === "keep" ? keepReasons : removeReasons;

export const reasonWords = (verdict: Verdict, reason: string): string =>
  reasonsFor(verdict)[reason] ?? "";
