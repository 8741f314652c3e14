import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, paragraphOrEmpty, Timestamp } from "../common/fields.ts";
import { extendWithFormerName, formerFields } from "../common/former-names.ts";
import { reasonRequiredMessage, verdictReasons, verdicts } from "./reasons.ts";
import { subjectKinds } from "./subject-kinds.ts";

export const SubjectKind = z.enum(subjectKinds);
export type SubjectKind = z.infer<typeof SubjectKind>;

export const Verdict = z.enum(verdicts, { error: "Please choose a decision." });

const ReasonCount = z.strictObject({ reason: z.string(), count: z.int() });

const Note = paragraphOrEmpty(500).optional();

export const CaseRow = z.strictObject({
  id: z.uuid(),
  kind: SubjectKind,
  /** Null once the subject was deleted. */
  title: z.string().nullable(),
  text: z.string(),
  reportCount: z.int(),
  openedAt: Timestamp,
  decidedAt: Timestamp.nullable(),
  verdict: Verdict.nullable(),
  hasAppeal: z.boolean(),
});
export type CaseRow = z.infer<typeof CaseRow>;

export const CaseSummary = z.strictObject(
  extendWithFormerName(
    {
      waiting: z.int(),
      waitingByKind: z.strictObject({
        review: z.int(),
        video: z.int(),
        comment: z.int(),
        listing: z.int(),
      }),
      appeals: z.int(),
      oldestAt: Timestamp.nullable(),
      decidedThisWeek: z.int(),
      /** The median of this week, in minutes; null when nothing was decided. */
      medianWaitMinutes: z.int().nullable(),
      changedOnAppeal: z.int(),
    },
    formerFields.medianWaitMinutes,
  ),
);
export type CaseSummary = z.infer<typeof CaseSummary>;

export const caseLists = ["waiting", "appeals", "decided"] as const;
export const CaseList = z.enum(caseLists);
export type CaseList = z.infer<typeof CaseList>;

export const listCases = defineCall({
  method: "GET",
  path: "/admin/moderation",
  summary: "What was reported: waiting (most reported first), appealed, or decided (staff)",
  query: z.strictObject({
    list: CaseList.optional(),
    kind: SubjectKind.optional(),
    limit: pageLimit(50).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({
    data: z.array(CaseRow),
    nextCursor: z.string().nullable(),
    summary: CaseSummary,
  }),
});

const Subject = z.strictObject({
  title: z.string(),
  text: z.string(),
  rating: z.int().nullable(),
  /** The path of the page that shows it. */
  path: z.string(),
  authorName: z.string(),
  authorJoinedAt: Timestamp,
  /** The number of the author's earlier contributions of any kind that were removed. */
  earlierRemovals: z.int(),
  writtenAt: Timestamp,
  isHidden: z.boolean(),
  /** What its area knows about it, ready to show. */
  details: z.array(z.strictObject({ label: z.string(), value: z.string() })),
});

const Decision = z.strictObject(
  extendWithFormerName(
    {
      id: z.uuid(),
      verdict: Verdict,
      reason: z.string(),
      note: z.string(),
      /** Null once that account is closed. */
      decidedByName: z.string().nullable(),
      isMine: z.boolean(),
      decidedAt: Timestamp,
      /** True once the emails about the decision have been sent. */
      isNotified: z.boolean(),
    },
    formerFields.isNotified,
  ),
);

const Appeal = z.strictObject({
  id: z.uuid(),
  body: z.string(),
  createdAt: Timestamp,
  outcome: z.enum(["restored", "upheld"]).nullable(),
  note: z.string(),
  decidedByName: z.string().nullable(),
});

export const ModerationCase = z.strictObject({
  id: z.uuid(),
  kind: SubjectKind,
  status: z.enum(["open", "decided", "closed"]),
  /** Null once the subject was deleted. */
  subject: Subject.nullable(),
  reportCount: z.int(),
  openedAt: Timestamp,
  reasons: z.array(ReasonCount),
  /** Reports with something to read, newest first. */
  reports: z.array(
    z.strictObject({
      id: z.uuid(),
      reason: z.string(),
      details: z.string(),
      /** Null for the system and for visitors, and once that account is closed. */
      reporterName: z.string().nullable(),
      createdAt: Timestamp,
    }),
  ),
  decision: Decision.nullable(),
  appeal: Appeal.nullable(),
});
export type ModerationCase = z.infer<typeof ModerationCase>;

const params = z.strictObject({ id: z.uuid() });

export const readCase = defineCall({
  method: "GET",
  path: "/admin/moderation/:id",
  summary: "Everything needed to decide about something that was reported (staff)",
  params,
  response: ModerationCase,
});

/** Each verdict about each kind of content has reasons of its own (`getReasons`). */
export const CaseDecision = z.strictObject({
  verdict: Verdict,
  reason: z.enum(Object.keys(verdictReasons), { error: reasonRequiredMessage }),
  note: Note,
});
export type CaseDecision = z.infer<typeof CaseDecision>;

export const decideCase = defineCall({
  method: "POST",
  path: "/admin/moderation/:id/decisions",
  summary: "Keep or remove what was reported, with a reason that is emailed (staff)",
  params,
  body: CaseDecision,
  status: 201,
  response: ModerationCase,
});

export const reopenCase = defineCall({
  method: "POST",
  path: "/admin/moderation/:id/reopen",
  summary: "Undo a decision: the subject is as it was, and waits again (staff)",
  params,
  body: z.strictObject({ decisionId: z.uuid() }),
  response: ModerationCase,
});

export const decideAppeal = defineCall({
  method: "POST",
  path: "/admin/moderation/:id/appeal",
  summary: "Decide the appeal against a removal, by somebody other than the first (staff)",
  params,
  body: z.strictObject({
    outcome: z.enum(["restored", "upheld"], { error: "Please choose a decision." }),
    note: Note,
  }),
  response: ModerationCase,
});
