import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Cursor, pageLimit, paragraph, requiredLine, Timestamp } from "../common/fields.ts";

export const issueLimits = { subject: 120, intro: 2000, articles: 12 } as const;

export const IssueStatus = z.enum(["draft", "sending", "paused", "sent"]);
export type IssueStatus = z.infer<typeof IssueStatus>;

const issueFields = {
  subject: requiredLine(issueLimits.subject, "Please enter a subject."),
  intro: paragraph(issueLimits.intro, "Please write a few words to open with."),
  /** The articles are in the order in which readers see them. */
  articleIds: z
    .array(z.uuid())
    .max(issueLimits.articles, `Please choose ${issueLimits.articles} articles or fewer.`)
    .refine((ids) => new Set(ids).size === ids.length, "Each article can be chosen once."),
};

export const IssueBody = z.strictObject(issueFields);
export type IssueBody = z.output<typeof IssueBody>;

export const Issue = z.strictObject({
  id: z.uuid(),
  subject: z.string(),
  intro: z.string(),
  articleIds: z.array(z.uuid()),
  status: IssueStatus,
  version: z.int(),
  createdAt: Timestamp,
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
  /** For a draft, the number of subscribers who would get it now. */
  recipients: z.int(),
  sent: z.int(),
  /** The number of subscribers who unsubscribed after sending started and got nothing. */
  left: z.int(),
  /** The number of emails that the mail server permanently refused. */
  refused: z.int(),
});
export type Issue = z.infer<typeof Issue>;

const byId = z.strictObject({ id: z.uuid() });
const issuePath = "/admin/newsletter/issues/:id";

export const listIssues = defineCall({
  method: "GET",
  path: "/admin/newsletter/issues",
  summary: "List newsletter issues, newest first, with how far each was sent",
  query: z.strictObject({ cursor: Cursor.optional(), limit: pageLimit(100).optional() }),
  response: z.strictObject({
    data: z.array(Issue),
    nextCursor: Cursor.nullable(),
    subscribers: z.int(),
  }),
});

export const readIssue = defineCall({
  method: "GET",
  path: issuePath,
  summary: "Read a newsletter issue",
  params: byId,
  response: Issue,
});

export const createIssue = defineCall({
  method: "POST",
  path: "/admin/newsletter/issues",
  summary: "Start a newsletter issue as a draft",
  body: IssueBody,
  status: 201,
  response: Issue,
});

export const updateIssue = defineCall({
  method: "PUT",
  path: issuePath,
  summary: "Change a draft issue",
  params: byId,
  body: z.strictObject({ ...issueFields, version: z.int() }),
  response: Issue,
});

export const deleteIssue = defineCall({
  method: "DELETE",
  path: issuePath,
  summary: "Delete a draft issue",
  params: byId,
  status: 204,
  response: noContent,
});

export const testIssue = defineCall({
  method: "POST",
  path: `${issuePath}/test`,
  summary: "Email an issue to the caller only",
  params: byId,
  status: 202,
  response: z.strictObject({ email: z.string() }),
});

export const sendIssue = defineCall({
  method: "POST",
  path: `${issuePath}/send`,
  summary: "Send a draft to every confirmed subscriber",
  params: byId,
  /** The version that the caller has read, so that nobody sends what somebody else just changed. */
  body: z.strictObject({ version: z.int() }),
  response: Issue,
});

export const pauseIssue = defineCall({
  method: "POST",
  path: `${issuePath}/pause`,
  summary: "Stop sending for now",
  params: byId,
  response: Issue,
});

export const resumeIssue = defineCall({
  method: "POST",
  path: `${issuePath}/resume`,
  summary: "Go on sending to those who have not had it",
  params: byId,
  response: Issue,
});
