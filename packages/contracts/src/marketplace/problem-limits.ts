/** Constants of problems and messages for forms and the API. Free of schemas, so that browsers can load it. */
export const problemKinds = ["not arrived", "damaged", "not as described", "changed mind"] as const;
export type ProblemKind = (typeof problemKinds)[number];

/**
 * open: the store has to reply. answered: the store declined, or refunded a part. escalated: our team decides.
 * refunded, closed: the problem is settled.
 */
export const problemStates = ["open", "answered", "escalated", "refunded", "closed"] as const;
export type ProblemState = (typeof problemStates)[number];

/** The actions of buyers, stores and our team on a problem; `time out` and `lapse` happen automatically. */
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

/** The returns page promises a reply within this time. */
export const replyBusinessDays = 3;
/** A buyer who disagrees with a reply can ask our team to decide within this time. */
export const escalationPeriodDays = 7;
/** A problem can be reported within this time after the order has arrived. */
export const reportPeriodDays = 30;

export const maxProblemTextLength = 500;
export const maxProblemPhotos = 4;
export const maxMessageLength = 1_000;
/** Longer conversations belong somewhere else. Each side has its own, so that neither can silence the other. */
export const maxMessagesPerSide = 100;
