import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/**
 * Takes the next subscribers into a batch, in the order of their ids, and moves on: each is taken once, whoever takes.
 * Undefined when nobody is left, or while the issue is not being sent.
 */
export async function takeBatch(
  tx: Tx,
  issueId: string,
  size: number,
): Promise<number | undefined> {
  const issue = await tx
    .selectFrom("outreach.issue")
    .select(["started_at", "taken_up_to", "last_batch"])
    .where("id", "=", issueId)
    .where("status", "=", "sending")
    .forUpdate()
    .executeTakeFirst();
  if (!issue?.started_at) return undefined;
  const batch = issue.last_batch + 1;
  const { rows } = await sql<{ last: string | null }>`
    with next as (
      select id from outreach.subscriber
      where status = 'confirmed' and confirmed_at <= ${issue.started_at}
        and id > coalesce(${issue.taken_up_to}::uuid, '00000000-0000-0000-0000-000000000000')
      order by id limit ${size}),
    taken as (
      insert into outreach.issue_recipient (issue_id, subscriber_id, batch)
      select ${issueId}::uuid, id, ${batch}::int from next on conflict do nothing)
    select max(id::text) as last from next
  `.execute(tx);
  const last = rows[0]?.last;
  if (!last) return undefined;
  await tx
    .updateTable("outreach.issue")
    .set({ last_batch: batch, taken_up_to: last })
    .where("id", "=", issueId)
    .execute();
  return batch;
}

/** Those of a batch who have not had it yet. */
export async function listWaiting(db: Db, issueId: string, batch: number): Promise<string[]> {
  const rows = await db
    .selectFrom("outreach.issue_recipient")
    .select("subscriber_id")
    .where("issue_id", "=", issueId)
    .where("batch", "=", batch)
    .where("status", "=", "waiting")
    .orderBy("subscriber_id")
    .execute();
  return rows.map(({ subscriber_id }) => subscriber_id);
}

export async function listUnfinishedBatches(tx: Tx, issueId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom("outreach.issue_recipient")
    .select("batch")
    .distinct()
    .where("issue_id", "=", issueId)
    .where("status", "=", "waiting")
    .orderBy("batch")
    .execute();
  return rows.map(({ batch }) => batch);
}

/** The address at this moment, and whether it may be written to. */
export function findRecipient(db: Db, issueId: string, subscriberId: string) {
  return db
    .selectFrom("outreach.subscriber as subscriber")
    .innerJoin("outreach.issue as issue", (join) => join.on("issue.id", "=", issueId))
    .select([
      "subscriber.email",
      "subscriber.unsubscribe_token as unsubscribeToken",
      "subscriber.status as standing",
      "issue.status as issueStatus",
    ])
    .where("subscriber.id", "=", subscriberId)
    .executeTakeFirst();
}

export async function markRecipient(
  tx: Tx,
  issueId: string,
  subscriberId: string,
  status: "sent" | "left" | "refused",
): Promise<void> {
  await tx
    .updateTable("outreach.issue_recipient")
    .set({ status })
    .where("issue_id", "=", issueId)
    .where("subscriber_id", "=", subscriberId)
    .where("status", "=", "waiting")
    .execute();
}

/** Once nobody waits and nobody is left to take. */
export async function finishIssue(tx: Tx, issueId: string, now: Date): Promise<void> {
  await tx
    .updateTable("outreach.issue")
    .set({ status: "sent", finished_at: now, updated_at: now })
    .where("id", "=", issueId)
    .where("status", "=", "sending")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outreach.issue_recipient as recipient")
            .select("recipient.issue_id")
            .where("recipient.issue_id", "=", issueId)
            .where("recipient.status", "=", "waiting"),
        ),
      ),
    )
    .execute();
}

/** For a batch: the words of the issue, the same for everybody. */
export function findIssueContent(db: Db, issueId: string) {
  return db
    .selectFrom("outreach.issue")
    .select(["subject", "intro", "article_ids as articleIds", "status"])
    .where("id", "=", issueId)
    .executeTakeFirst();
}
