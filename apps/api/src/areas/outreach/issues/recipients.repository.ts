import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/**
 * Takes the next subscribers into a new batch, in the order of their ids; parallel callers never take the same one.
 * Returns undefined when no subscriber is left, or while the issue is not being sent.
 */
export async function takeBatch(
  tx: Tx,
  issueId: string,
  size: number,
): Promise<number | undefined> {
  const issue = await tx
    .selectFrom("outreach.issue")
    .select(["startedAt", "takenUpTo", "lastBatch"])
    .where("id", "=", issueId)
    .where("status", "=", "sending")
    .forUpdate()
    .executeTakeFirst();
  if (!issue?.startedAt) return undefined;
  const batch = issue.lastBatch + 1;
  const { rows } = await sql<{ last: string | null }>`
    with next as (
      select id from outreach.subscriber
      where status = 'confirmed' and confirmed_at <= ${issue.startedAt}
        and id > coalesce(${issue.takenUpTo}::uuid, '00000000-0000-0000-0000-000000000000')
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
    .set({ lastBatch: batch, takenUpTo: last })
    .where("id", "=", issueId)
    .execute();
  return batch;
}

/** Lists the subscribers of a batch who have not received the issue yet. */
export async function listWaitingSubscriberIds(
  db: Db,
  issueId: string,
  batch: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("outreach.issueRecipient")
    .select("subscriberId")
    .where("issueId", "=", issueId)
    .where("batch", "=", batch)
    .where("status", "=", "waiting")
    .orderBy("subscriberId")
    .execute();
  return rows.map(({ subscriberId }) => subscriberId);
}

export async function listUnfinishedBatches(tx: Tx, issueId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom("outreach.issueRecipient")
    .select("batch")
    .distinct()
    .where("issueId", "=", issueId)
    .where("status", "=", "waiting")
    .orderBy("batch")
    .execute();
  return rows.map(({ batch }) => batch);
}

/** Returns the subscriber's email as it is now, and whether the issue may be sent to it. */
export function findRecipient(db: Db, issueId: string, subscriberId: string) {
  return db
    .selectFrom("outreach.subscriber as subscriber")
    .innerJoin("outreach.issue as issue", (join) => join.on("issue.id", "=", issueId))
    .select([
      "subscriber.email",
      "subscriber.status as subscriptionStatus",
      "issue.status as issueStatus",
    ])
    .where("subscriber.id", "=", subscriberId)
    .executeTakeFirst();
}

export async function setRecipientStatus(
  tx: Tx,
  issueId: string,
  subscriberId: string,
  status: "sent" | "left" | "refused",
): Promise<void> {
  await tx
    .updateTable("outreach.issueRecipient")
    .set({ status })
    .where("issueId", "=", issueId)
    .where("subscriberId", "=", subscriberId)
    .where("status", "=", "waiting")
    .execute();
}

/** Marks the issue as sent unless a recipient still waits. The caller knows that no subscriber is left to take. */
export async function finishIssue(tx: Tx, issueId: string, now: Date): Promise<void> {
  await tx
    .updateTable("outreach.issue")
    .set({ status: "sent", finishedAt: now, updatedAt: now })
    .where("id", "=", issueId)
    .where("status", "=", "sending")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outreach.issueRecipient as recipient")
            .select("recipient.issueId")
            .where("recipient.issueId", "=", issueId)
            .where("recipient.status", "=", "waiting"),
        ),
      ),
    )
    .execute();
}

/** Returns the text of the issue, which is the same for every recipient. */
export function findIssueContent(db: Db, issueId: string) {
  return db
    .selectFrom("outreach.issue")
    .select(["subject", "intro", "articleIds", "status"])
    .where("id", "=", issueId)
    .executeTakeFirst();
}
