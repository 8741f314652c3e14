import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { postingColumns, type StoredPosting } from "../postings/posting-columns.repository.ts";
import { applicationColumns } from "./application-columns.repository.ts";

const postings = (db: Db) =>
  db
    .selectFrom("jobs.posting as posting")
    .innerJoin("directory.business as business", "business.id", "posting.business_id")
    .select(postingColumns.selectFrom("posting"))
    .select([
      "posting.is_offered as isOffered",
      "business.business_name as businessName",
      "business.slug",
      "business.owner_id as ownerId",
    ])
    .where("posting.removed_at", "is", null);

type Row = Awaited<ReturnType<ReturnType<typeof postings>["executeTakeFirstOrThrow"]>>;
export type AppliedPosting = Row & StoredPosting;

export async function findPostingToApply(db: Db, id: string): Promise<AppliedPosting | undefined> {
  const row = await postings(db).where("posting.id", "=", id).executeTakeFirst();
  return row as AppliedPosting | undefined;
}

/** Nobody fills or removes the job while somebody applies. */
export async function lockPostingToApply(tx: Tx, id: string): Promise<AppliedPosting | undefined> {
  await tx.selectFrom("jobs.posting").select("id").where("id", "=", id).forShare().execute();
  return findPostingToApply(tx, id);
}

export interface NewApplication {
  businessId: string;
  jobId: string;
  position: string;
  location: string;
  type: string;
  name: string;
  email: string;
  phone: string | null;
  note: string;
  createdAt: Date;
  deleteAfter: Date;
}

/** Two applications of one email for one job wait for each other, so that the second sees the first. */
export async function lockApplicant(tx: Tx, jobId: string, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`application ${jobId} ${email}`}, 0))`.execute(
    tx,
  );
}

export async function insertApplication(tx: Tx, application: NewApplication): Promise<string> {
  const { id } = await tx
    .insertInto("jobs.application")
    .values(applicationColumns.valuesOf(application))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveFiles(
  tx: Tx,
  id: string,
  files: { resumeUploadId: string | null; coverLetterUploadId: string | null },
): Promise<void> {
  await tx
    .updateTable("jobs.application")
    .set(applicationColumns.valuesOf(files))
    .where("id", "=", id)
    .execute();
}

/** The last application of an email for a job since then. */
export async function findEarlier(db: Db, jobId: string, email: string, since: Date) {
  return db
    .selectFrom("jobs.application")
    .select(["id", "created_at as createdAt"])
    .where("posting_id", "=", jobId)
    .where("email", "=", email)
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
