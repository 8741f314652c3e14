import type { Issue, IssueBody } from "@boab/contracts/outreach/issues";
import { sql } from "kysely";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";

const countRecipients = (status: string) => sql<number>`(
  select count(*)::int from outreach.issue_recipient as recipient
  where recipient.issue_id = issue.id and recipient.status = ${status})`;

const selectIssues = (db: Db) =>
  db
    .selectFrom("outreach.issue as issue")
    .selectAll("issue")
    .select([
      countRecipients("sent").as("sent"),
      countRecipients("left").as("left"),
      countRecipients("refused").as("refused"),
      formatExactInstant("issue.createdAt").as("exactCreation"),
    ]);

type IssueRow = Awaited<ReturnType<ReturnType<typeof selectIssues>["execute"]>>[number];

const toIssue = (row: IssueRow, subscriberCount: number): Issue => ({
  id: row.id,
  subject: row.subject,
  intro: row.intro,
  articleIds: row.articleIds,
  status: row.status,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  finishedAt: row.finishedAt?.toISOString() ?? null,
  recipients: row.recipients ?? subscriberCount,
  sent: row.sent,
  left: row.left,
  refused: row.refused,
});

export async function countSubscribers(db: Db): Promise<number> {
  return countRows(db.selectFrom("outreach.subscriber").where("status", "=", "confirmed"));
}

export async function listIssues(
  db: Db,
  {
    limit,
    after,
    subscribers,
  }: { limit: number; after: Position | undefined; subscribers: number },
) {
  let query = selectIssues(db)
    .orderBy("issue.createdAt", "desc")
    .orderBy("issue.id", "desc")
    .limit(limit);
  if (after) query = query.where(isAfterPosition("issue.createdAt", "issue.id", after));
  return (await query.execute()).map((row) => ({
    issue: toIssue(row, subscribers),
    position: [row.exactCreation, row.id] satisfies Position,
  }));
}

export async function findIssue(db: Db, id: string): Promise<Issue | undefined> {
  const row = await selectIssues(db).where("issue.id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  return toIssue(row, row.recipients === null ? await countSubscribers(db) : 0);
}

/** Locks the issue and returns the status and version that a change is checked against. */
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
      articleIds: content.articleIds,
      createdBy: by,
      createdAt: now,
      updatedAt: now,
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
      articleIds: content.articleIds,
      updatedAt: now,
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
      startedAt: now,
      updatedAt: now,
      recipients: sql`(select count(*)::int from outreach.subscriber
        where status = 'confirmed' and confirmed_at <= ${now})`,
    })
    .where("id", "=", id)
    .execute();
}

export async function setIssueStatus(
  tx: Tx,
  id: string,
  status: "sending" | "paused",
  now: Date,
): Promise<void> {
  await tx
    .updateTable("outreach.issue")
    .set({ status, updatedAt: now })
    .where("id", "=", id)
    .execute();
}
