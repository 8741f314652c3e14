import type { ApplicationStatus } from "@boab/contracts/jobs/limits";
import type { Db, Tx } from "#platform/db/db.ts";

const applications = (db: Db) =>
  db
    .selectFrom("jobs.application as application")
    .innerJoin("directory.business as business", "business.id", "application.business_id")
    .select([
      "application.id",
      "application.name",
      "application.email",
      "application.position",
      "application.status",
      "application.declined_at as declinedAt",
      "application.outcome_told_at as outcomeToldAt",
      "business.business_name as businessName",
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof applications>["executeTakeFirstOrThrow"]>>;
export type ToldApplication = Row & { status: ApplicationStatus };

export async function findToTell(db: Db, id: string): Promise<ToldApplication | undefined> {
  const row = await applications(db).where("application.id", "=", id).executeTakeFirst();
  return row as ToldApplication | undefined;
}

export async function lockToTell(tx: Tx, id: string): Promise<ToldApplication | undefined> {
  await tx.selectFrom("jobs.application").select("id").where("id", "=", id).forUpdate().execute();
  return findToTell(tx, id);
}

/** Applicants of a job who wait for a word: nobody took or refused them, and nobody told them yet. By their ids. */
export async function lockWaiting(
  tx: Tx,
  postingId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  let query = applications(tx)
    .where("application.posting_id", "=", postingId)
    .where("application.status", "not in", ["hired", "not-progressing"])
    .where("application.outcome_told_at", "is", null)
    .orderBy("application.id")
    .limit(limit)
    .forUpdate("application");
  if (after) query = query.where("application.id", ">", after);
  return (await query.execute()) as ToldApplication[];
}

export async function markTold(tx: Tx, ids: string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("jobs.application")
    .set({ outcome_told_at: at })
    .where("id", "in", ids)
    .execute();
}

/** False when it was withdrawn meanwhile. */
export async function saveWithdrawToken(tx: Tx, id: string, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .updateTable("jobs.application")
    .set({ withdraw_token_hash: tokenHash })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function findByToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom("jobs.application as application")
    .leftJoin("directory.business as business", "business.id", "application.business_id")
    .select([
      "application.position",
      "application.created_at as createdAt",
      "business.business_name as businessName",
    ])
    .where("application.withdraw_token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** How a job ended, also of one that was removed; undefined when it doesn't exist. */
export async function findEnding(db: Db, id: string) {
  return db
    .selectFrom("jobs.posting")
    .select(["filled_at as filledAt", "closes_at as closesAt", "removed_at as removedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
}
