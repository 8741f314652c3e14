/** Constants of problems and messages for forms and the API. Free of schemas, so that browsers can load it. */
export const problemKinds = ["not arrived", "damaged", "not as described", "changed mind"] as const;
export type ProblemKind = (typeof problemKinds)[number];

/**
 * open: the store is to reply. answered: it declined, or refunded a part. escalated: our team decides. refunded and
 * closed: nothing more happens.
 */
export const problemStates = ["open", "answered", "escalated", "refunded", "closed"] as const;
export type ProblemState = (typeof problemStates)[number];

/** What can happen to a problem. */
export const problemActs = [
  "refund all",
  "refund some",
  "decline",
  "escalate",
  "withdraw",
  "close",
  "time out",
  "lapse",
] as const;
export type ProblemAct = (typeof problemActs)[number];

/** As the returns page promises. */
export const replyBusinessDays = 3;
/** So long can a buyer ask us to look at a reply they don't agree with. */
export const escalateDays = 7;
/** So long after it has arrived can a problem be reported. */
export const reportDays = 30;

export const problemTextMost = 500;
export const mostProblemPhotos = 4;
export const messageMost = 1_000;
/** Longer conversations belong somewhere else, and no page has to show more. */
export const messagesPerOrder = 200;
