import type { AuditAct } from "@boab/contracts/admin/audit-acts";
import type { Issue, IssueBody } from "@boab/contracts/outreach/issues";
import { listArticlesById } from "#areas/magazine/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { OutreachDeps } from "../deps.ts";
import {
  deleteIssue as deleteRow,
  findIssue,
  insertIssue,
  lockIssue,
  markStarted,
  saveIssue,
  setIssueStatus,
} from "./issues.repository.ts";
import { sendIssueBatchTask } from "./issues.tasks.ts";
import { listUnfinishedBatches, takeBatch } from "./recipients.repository.ts";

type Deps = Pick<OutreachDeps, "db" | "clock" | "tasks">;

export interface IssueActor {
  member: Member;
  origin: RequestOrigin;
}

/** How many people one task writes to. */
export const batchSize = 100;

/** This many batches are sent at the same time; more would overload the mail server. */
const maxParallelBatches = 3;

/** Creates a draft, which is not sent to anybody yet. */
export async function createIssue(
  { db, clock }: Deps,
  by: IssueActor,
  content: IssueBody,
): Promise<Issue> {
  await requirePublishedArticles({ db, clock }, content.articleIds);
  return runOnce(db, async (tx) => {
    const id = await insertIssue(tx, content, by.member.userId, clock());
    await auditIssueChange(tx, by, "create newsletter issue", id);
    return requireIssue(tx, id);
  });
}

/** Only a draft can be changed, and only when the editor has read its latest version. */
export async function updateIssue(
  { db, clock }: Deps,
  by: IssueActor,
  id: string,
  { version, ...content }: IssueBody & { version: number },
): Promise<Issue> {
  await requirePublishedArticles({ db, clock }, content.articleIds);
  return change({ db }, id, ["draft"], async (tx, issue) => {
    if (issue.version !== version) throw new AppError("conflict");
    await saveIssue(tx, id, content, clock());
    await auditIssueChange(tx, by, "change newsletter issue", id);
  });
}

export async function deleteIssue({ db }: Deps, by: IssueActor, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockIssueInStatus(tx, id, ["draft"]);
    await deleteRow(tx, id);
    await auditIssueChange(tx, by, "delete newsletter issue", id);
  });
}

/** Sends the issue in batches to everybody who has confirmed by now, once to each email. */
export function sendIssue(
  { db, clock, tasks }: Deps,
  by: IssueActor,
  id: string,
  version: number,
): Promise<Issue> {
  return change({ db }, id, ["draft"], async (tx, issue) => {
    if (issue.version !== version) throw new AppError("conflict");
    await markStarted(tx, id, clock());
    await startBatches({ tasks }, tx, id, []);
    await auditIssueChange(tx, by, "send newsletter issue", id);
  });
}

/** Running batches stop before their next email. */
export function pauseIssue({ db, clock }: Deps, by: IssueActor, id: string): Promise<Issue> {
  return change({ db }, id, ["sending"], async (tx) => {
    await setIssueStatus(tx, id, "paused", clock());
    await auditIssueChange(tx, by, "pause newsletter issue", id);
  });
}

/** Sending continues where it stopped. */
export function resumeIssue(
  { db, clock, tasks }: Deps,
  by: IssueActor,
  id: string,
): Promise<Issue> {
  return change({ db }, id, ["paused"], async (tx) => {
    await setIssueStatus(tx, id, "sending", clock());
    await startBatches({ tasks }, tx, id, await listUnfinishedBatches(tx, id));
    await auditIssueChange(tx, by, "resume newsletter issue", id);
  });
}

async function requirePublishedArticles(deps: Pick<Deps, "db" | "clock">, articleIds: string[]) {
  const publishedArticles = await listArticlesById(deps, articleIds);
  if (publishedArticles.length === articleIds.length) return;
  throw new AppError("bad_request", {
    fields: { articleIds: "An article you chose isn't published any more. Please choose again." },
  });
}

async function startBatches(
  { tasks }: Pick<Deps, "tasks">,
  tx: Tx,
  issueId: string,
  unfinishedBatches: number[],
): Promise<void> {
  const batches = [...unfinishedBatches];
  while (batches.length < maxParallelBatches) {
    const batch = await takeBatch(tx, issueId, batchSize);
    if (batch === undefined) break;
    batches.push(batch);
  }
  // Without anybody to write to, an empty batch finishes the issue.
  for (const batch of batches.length > 0 ? batches : [1])
    await tasks.enqueue(tx, sendIssueBatchTask, { issueId, batch });
}

async function change(
  { db }: Pick<Deps, "db">,
  id: string,
  allowedStatuses: string[],
  write: (tx: Tx, issue: { version: number }) => Promise<void>,
): Promise<Issue> {
  return runOnce(db, async (tx) => {
    await write(tx, await lockIssueInStatus(tx, id, allowedStatuses));
    return requireIssue(tx, id);
  });
}

async function lockIssueInStatus(tx: Tx, id: string, statuses: string[]) {
  const issue = await lockIssue(tx, id);
  if (!issue) throw new AppError("not_found");
  if (!statuses.includes(issue.status)) throw new AppError("conflict");
  return issue;
}

async function requireIssue(tx: Tx, id: string): Promise<Issue> {
  const issue = await findIssue(tx, id);
  if (!issue) throw new AppError("not_found");
  return issue;
}

const auditIssueChange = (
  tx: Tx,
  { member, origin }: IssueActor,
  act: AuditAct,
  objectId: string,
) =>
  writeAudit(tx, {
    actorId: member.userId,
    act,
    objectType: "newsletter issue",
    objectId,
    ...origin,
  });
