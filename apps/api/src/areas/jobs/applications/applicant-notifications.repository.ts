import type { Db, Tx } from "#platform/db/db.ts";

const selectApplications = (db: Db) =>
  db
    .selectFrom("jobs.application as application")
    .innerJoin("directory.vBusiness as business", "business.id", "application.businessId")
    .select([
      "application.id",
      "application.name",
      "application.email",
      "application.position",
      "application.status",
      "application.declinedAt",
      "application.outcomeNotifiedAt",
      "business.businessName",
    ]);

export type ApplicationToNotify = Awaited<
  ReturnType<ReturnType<typeof selectApplications>["executeTakeFirstOrThrow"]>
>;

export async function findApplicationToNotify(
  db: Db,
  id: string,
): Promise<ApplicationToNotify | undefined> {
  return selectApplications(db).where("application.id", "=", id).executeTakeFirst();
}

export async function lockApplicationToNotify(
  tx: Tx,
  id: string,
): Promise<ApplicationToNotify | undefined> {
  await tx.selectFrom("jobs.application").select("id").where("id", "=", id).forUpdate().execute();
  return findApplicationToNotify(tx, id);
}

/**
 * Locks the applicants of a job, by id, who are neither hired nor refused and haven't been notified of an outcome yet.
 */
export async function lockUnnotifiedApplicants(
  tx: Tx,
  postingId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  let query = selectApplications(tx)
    .where("application.postingId", "=", postingId)
    .where("application.status", "not in", ["hired", "not-progressing"])
    .where("application.outcomeNotifiedAt", "is", null)
    .orderBy("application.id")
    .limit(limit)
    .forUpdate("application");
  if (after) query = query.where("application.id", ">", after);
  return query.execute();
}

export async function markApplicantsNotified(tx: Tx, ids: string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("jobs.application")
    .set({ outcomeNotifiedAt: at })
    .where("id", "in", ids)
    .execute();
}

/** False when it was withdrawn meanwhile. */
export async function saveWithdrawToken(tx: Tx, id: string, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .updateTable("jobs.application")
    .set({ withdrawTokenHash: tokenHash })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const selectWithdrawable = (db: Db) =>
  db
    .selectFrom("jobs.application as application")
    .leftJoin("directory.vBusiness as business", "business.id", "application.businessId")
    .select([
      "application.id",
      "application.email",
      "application.position",
      "application.createdAt",
      "business.businessName",
    ]);

export const findApplicationByToken = (db: Db, tokenHash: Buffer) =>
  selectWithdrawable(db).where("application.withdrawTokenHash", "=", tokenHash).executeTakeFirst();

/** Lists the other applications that were sent with an email, newest first. */
export const listOtherApplications = (db: Db, { id, email }: { id: string; email: string }) =>
  selectWithdrawable(db)
    .where("application.email", "=", email)
    .where("application.id", "!=", id)
    .orderBy("application.createdAt", "desc")
    .orderBy("application.id")
    .limit(200)
    .execute();

/** Whether a link that was emailed for another application to the same email still works. */
export async function hasLinkOfOtherApplication(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("jobs.application")
    .select("id")
    .where("email", "=", email)
    .where("id", "!=", id)
    .where("withdrawTokenHash", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How a job ended, also of one that was removed; undefined when it doesn't exist. */
export async function findPostingEnd(db: Db, id: string) {
  return db
    .selectFrom("jobs.posting")
    .select(["filledAt", "closesAt", "removedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
}
