import type { Issue, IssueBody, IssueStatus } from "@boab/contracts/outreach/issues";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

const counted = (status: string) => sql<number>`(
  select count(*)::int from outreach.issue_recipient as recipient
  where recipient.issue_id = issue.id and recipient.status = ${status})`;

const issues = (db: Db) =>
  db
    .selectFrom("outreach.issue as issue")
    .selectAll("issue")
    .select([
      counted("sent").as("sent"),
      counted("left").as("left"),
      counted("refused").as("refused"),
      exactInstant("issue.created_at").as("exact_creation"),
    ]);

type IssueRow = Awaited<ReturnType<ReturnType<typeof issues>["execute"]>>[number];

const toIssue = (row: IssueRow, subscribers: number): Issue => ({
  id: row.id,
  subject: row.subject,
  intro: row.intro,
  articleIds: row.article_ids,
  status: row.status as IssueStatus,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
  recipients: row.recipients ?? subscribers,
  sent: row.sent,
  left: row.left,
  refused: row.refused,
});

export async function countSubscribers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("outreach.subscriber")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("status", "=", "confirmed")
    .executeTakeFirstOrThrow();
  return count;
}

export async function listIssues(
  db: Db,
  {
    limit,
    after,
    subscribers,
  }: { limit: number; after: Position | undefined; subscribers: number },
) {
  let query = issues(db)
    .orderBy("issue.created_at", "desc")
    .orderBy("issue.id", "desc")
    .limit(limit);
  if (after) query = query.where(standsAfter("issue.created_at", "issue.id", after));
  return (await query.execute()).map((row) => ({
    issue: toIssue(row, subscribers),
    position: [row.exact_creation, row.id] satisfies Position,
  }));
}

export async function findIssue(db: Db, id: string): Promise<Issue | undefined> {
  const row = await issues(db).where("issue.id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  return toIssue(row, row.recipients === null ? await countSubscribers(db) : 0);
}

/** What a change depends on, as it is now. */
export function lockIssue(tx: Tx, id: string) {
  return tx
    .selectFrom("outreach.issue")
    .select(["status", "version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertIssue(tx: Tx, content: IssueBody, by: string, now: Date) {
  const { id } = await tx
    .insertInto("outreach.issue")
    .values({
      subject: content.subject,
      intro: content.intro,
      article_ids: content.articleIds,
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveIssue(tx: Tx, id: string, content: IssueBody, now: Date): Promise<void> {
  await tx
    .updateTable("outreach.issue")
    .set({
      subject: content.subject,
      intro: content.intro,
      article_ids: content.articleIds,
      updated_at: now,
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .execute();
}

export async function deleteIssue(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("outreach.issue").where("id", "=", id).execute();
}

export async function markStarted(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("outreach.issue")
    .set({
      status: "sending",
      started_at: now,
      updated_at: now,
      recipients: sql`(select count(*)::int from outreach.subscriber
        where status = 'confirmed' and confirmed_at <= ${now})`,
    })
    .where("id", "=", id)
    .execute();
}

export async function markStatus(
  tx: Tx,
  id: string,
  status: "sending" | "paused",
  now: Date,
): Promise<void> {
  await tx
    .updateTable("outreach.issue")
    .set({ status, updated_at: now })
    .where("id", "=", id)
    .execute();
}
