import type { ApplicationStatus, JobType } from "@boab/contracts/jobs/limits";
import { type NotNull, type RawBuilder, sql } from "kysely";
import { qualifyColumns } from "#platform/db/columns.ts";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";

export const applicationColumns = [
  "id",
  "businessId",
  "postingId as jobId",
  "position",
  "location",
  "type",
  "name",
  "email",
  "phone",
  "note",
  "resumeUploadId",
  "coverLetterUploadId",
  "status",
  "internalNote",
  "declinedAt",
  "outcomeNotifiedAt",
  "createdAt",
  "deleteAfter",
] as const;

export interface StoredApplication {
  id: string;
  businessId: string;
  jobId: string | null;
  position: string;
  location: string;
  type: JobType;
  name: string;
  email: string;
  phone: string | null;
  note: string;
  resumeUploadId: string | null;
  coverLetterUploadId: string | null;
  status: ApplicationStatus;
  internalNote: string;
  declinedAt: Date | null;
  outcomeNotifiedAt: Date | null;
  createdAt: Date;
  deleteAfter: Date;
}

/** Only full admins read applications of businesses that they do not manage. */
export interface Reader {
  userId: string;
  isFullAdmin: boolean;
}

export type ReaderRole = "owner" | "editor" | "admin";

/** Of those whom the owner asked to help, only some read applications. */
const isEditor = (userId: string) => sql<boolean>`exists (select from directory.v_member as member
  where member.business_id = business.id and member.profile_id = ${userId}
    and 'applications' = any(member.rights))`;

/** Nobody reads the applications of a business whose deletion was requested. */
const mayRead = ({ userId, isFullAdmin }: Reader): RawBuilder<boolean> =>
  sql<boolean>`business.delete_requested_at is null
    and (business.owner_id = ${userId} or ${isEditor(userId)} or ${isFullAdmin})`;

const toReaderRole = ({ userId }: Reader) => sql<ReaderRole>`case
  when business.owner_id = ${userId} then 'owner'
  when ${isEditor(userId)} then 'editor'
  else 'admin' end`;

const selectApplications = (db: Db, reader: Reader) =>
  db
    .selectFrom("jobs.application as application")
    .innerJoin("directory.vBusiness as business", "business.id", "application.businessId")
    .select(qualifyColumns("application", applicationColumns))
    .select(["business.businessName", toReaderRole(reader).as("role")])
    .where(mayRead(reader))
    // The join leaves out applications whose business is gone.
    .$narrowType<{ businessId: NotNull }>();

type Row = Awaited<ReturnType<ReturnType<typeof selectApplications>["executeTakeFirstOrThrow"]>>;

export type ApplicationForReader = StoredApplication & { role: ReaderRole; businessName: string };

const toApplicationForReader = (row: Row): ApplicationForReader => ({
  ...row,
  type: row.type as JobType,
});

/** Returns undefined for an application that the reader may not read. */
export async function findApplicationFor(
  db: Db,
  id: string,
  reader: Reader,
): Promise<ApplicationForReader | undefined> {
  const row = await selectApplications(db, reader)
    .where("application.id", "=", id)
    .executeTakeFirst();
  return row && toApplicationForReader(row);
}

/**
 * Locks the row first and then reads it with a second statement, which sees changes made while waiting for the lock.
 */
export async function lockApplicationFor(tx: Tx, id: string, reader: Reader) {
  await tx.selectFrom("jobs.application").select("id").where("id", "=", id).forUpdate().execute();
  return findApplicationFor(tx, id, reader);
}

export interface ApplicationListRequest {
  businessId: string;
  jobId: string | undefined;
  status: ApplicationStatus | undefined;
  limit: number;
  after: Position | undefined;
}

export async function listApplicationsFor(db: Db, reader: Reader, request: ApplicationListRequest) {
  const { businessId, jobId, status, limit, after } = request;
  let query = selectApplications(db, reader)
    .select(formatExactInstant("application.createdAt").as("exactCreation"))
    .where("application.businessId", "=", businessId)
    .orderBy("application.createdAt", "desc")
    .orderBy("application.id", "desc")
    .limit(limit);
  if (jobId) query = query.where("application.postingId", "=", jobId);
  if (status) query = query.where("application.status", "=", status);
  if (after) query = query.where(isAfterPosition("application.createdAt", "application.id", after));
  return (await query.execute()).map(({ exactCreation, ...row }) => ({
    application: toApplicationForReader(row),
    position: [exactCreation, row.id] satisfies Position,
  }));
}

export async function countNew(db: Db, businessId: string): Promise<number> {
  return countRows(
    db
      .selectFrom("jobs.application")
      .where("businessId", "=", businessId)
      .where("status", "=", "new"),
  );
}

export interface ApplicationChange {
  status: ApplicationStatus;
  declinedAt: Date | null;
  internalNote?: string | undefined;
}

export async function saveApplication(
  tx: Tx,
  id: string,
  { status, declinedAt, internalNote }: ApplicationChange,
): Promise<void> {
  await tx
    .updateTable("jobs.application")
    .set({
      status,
      declinedAt,
      ...(internalNote !== undefined && { internalNote }),
    })
    .where("id", "=", id)
    .execute();
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

export async function insertApplication(
  tx: Tx,
  { jobId, ...application }: NewApplication,
): Promise<string> {
  const { id } = await tx
    .insertInto("jobs.application")
    .values({ ...application, postingId: jobId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveFiles(
  tx: Tx,
  id: string,
  files: { resumeUploadId: string | null; coverLetterUploadId: string | null },
): Promise<void> {
  await tx.updateTable("jobs.application").set(files).where("id", "=", id).execute();
}

/** The last application of an email for a job since then. */
export async function findEarlier(db: Db, jobId: string, email: string, since: Date) {
  return db
    .selectFrom("jobs.application")
    .select(["id", "createdAt"])
    .where("postingId", "=", jobId)
    .where("email", "=", email)
    .where("createdAt", ">", since)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
}

export interface RemovedApplication {
  id: string;
  uploadIds: string[];
}

interface RemovedRow {
  id: string;
  email: string;
  resumeUploadId: string | null;
  coverLetterUploadId: string | null;
  withdrawTokenHash: Buffer | null;
}

const removedColumns = [
  "id",
  "email",
  "resumeUploadId",
  "coverLetterUploadId",
  "withdrawTokenHash",
] as const;

/**
 * When an application is deleted, its link moves to another one with the same email that has no link, because that one
 * got no receipt of its own.
 */
async function passTokensToOthers(tx: Tx, removed: RemovedRow[]): Promise<RemovedApplication[]> {
  for (const { email, withdrawTokenHash } of removed)
    if (withdrawTokenHash)
      await tx
        .updateTable("jobs.application")
        .set({ withdrawTokenHash })
        .where("id", "=", (of) =>
          of
            .selectFrom("jobs.application")
            .select("id")
            .where("email", "=", email)
            .where("withdrawTokenHash", "is", null)
            .orderBy("createdAt")
            .orderBy("id")
            .limit(1)
            .forUpdate(),
        )
        .execute();
  return removed.map(toRemoved);
}

const toRemoved = (row: RemovedRow): RemovedApplication => ({
  id: row.id,
  uploadIds: [row.resumeUploadId, row.coverLetterUploadId].filter((id) => id !== null),
});

export async function deleteApplicationRow(tx: Tx, id: string): Promise<RemovedApplication[]> {
  const rows = await tx
    .deleteFrom("jobs.application")
    .where("id", "=", id)
    .returning(removedColumns)
    .execute();
  return passTokensToOthers(tx, rows);
}

/** Deletes the application of a link, or another one that was sent with the same email. */
export async function deleteByToken(
  tx: Tx,
  tokenHash: Buffer,
  otherId: string | undefined,
): Promise<RemovedApplication[]> {
  const rows = await tx
    .deleteFrom("jobs.application as application")
    .where(
      otherId === undefined
        ? sql<boolean>`application.withdraw_token_hash = ${tokenHash}`
        : sql<boolean>`application.id = ${otherId} and application.email =
            (select linked.email from jobs.application as linked where linked.withdraw_token_hash = ${tokenHash})`,
    )
    .returning(removedColumns)
    .execute();
  return passTokensToOthers(tx, rows);
}

export async function deleteApplicationsByEmail(
  tx: Tx,
  email: string,
): Promise<RemovedApplication[]> {
  const rows = await tx
    .deleteFrom("jobs.application")
    .where("email", "=", email)
    .returning(removedColumns)
    .execute();
  return rows.map(toRemoved);
}

/** Deletes a batch of applications that are past their date or whose business was erased. */
export async function deleteExpired(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<RemovedApplication[]> {
  const rows = await tx
    .deleteFrom("jobs.application")
    .where("id", "in", (due) =>
      due
        .selectFrom("jobs.application")
        .select("id")
        .where((where) =>
          where.or([where("deleteAfter", "<=", now), where("businessId", "is", null)]),
        )
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(removedColumns)
    .execute();
  return passTokensToOthers(tx, rows);
}
