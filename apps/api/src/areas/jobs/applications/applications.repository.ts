import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";
import { applicationColumns, type StoredApplication } from "./application-columns.repository.ts";

/** Who reads. Only full admins read applications of businesses that they do not manage. */
export interface Reader {
  userId: string;
  isFullAdmin: boolean;
}

export type ReaderRole = "owner" | "editor" | "admin";

const isEditor = (userId: string) => sql<boolean>`exists (select from directory.editor
  where editor.business_id = business.id and editor.profile_id = ${userId})`;

/** Nobody reads the applications of a business whose deletion was requested. */
const mayRead = ({ userId, isFullAdmin }: Reader): RawBuilder<boolean> =>
  sql<boolean>`business.delete_requested_at is null
    and (business.owner_id = ${userId} or ${isEditor(userId)} or ${isFullAdmin})`;

const roleOf = ({ userId }: Reader) => sql<ReaderRole>`case
  when business.owner_id = ${userId} then 'owner'
  when ${isEditor(userId)} then 'editor'
  else 'admin' end`;

const applications = (db: Db, reader: Reader) =>
  db
    .selectFrom("jobs.application as application")
    .innerJoin("directory.business as business", "business.id", "application.business_id")
    .select(applicationColumns.selectFrom("application"))
    .select(["business.business_name as businessName", roleOf(reader).as("role")])
    .where(mayRead(reader));

type Row = Awaited<ReturnType<ReturnType<typeof applications>["executeTakeFirstOrThrow"]>>;

export type ReadApplication = StoredApplication & { role: ReaderRole; businessName: string };

const toRead = (row: Row) => row as unknown as ReadApplication;

/** Not theirs is not there. */
export async function findApplicationFor(
  db: Db,
  id: string,
  reader: Reader,
): Promise<ReadApplication | undefined> {
  const row = await applications(db, reader).where("application.id", "=", id).executeTakeFirst();
  return row && toRead(row);
}

/** Locked until the transaction ends, and read by a second statement that sees what was waited for. */
export async function lockApplicationFor(tx: Tx, id: string, reader: Reader) {
  await tx.selectFrom("jobs.application").select("id").where("id", "=", id).forUpdate().execute();
  return findApplicationFor(tx, id, reader);
}

export interface ListRequest {
  businessId: string;
  jobId: string | undefined;
  status: string | undefined;
  limit: number;
  after: Position | undefined;
}

export async function listApplicationsFor(db: Db, reader: Reader, request: ListRequest) {
  const { businessId, jobId, status, limit, after } = request;
  let query = applications(db, reader)
    .select(exactInstant("application.created_at").as("exactCreation"))
    .where("application.business_id", "=", businessId)
    .orderBy("application.created_at", "desc")
    .orderBy("application.id", "desc")
    .limit(limit);
  if (jobId) query = query.where("application.posting_id", "=", jobId);
  if (status) query = query.where("application.status", "=", status);
  if (after) query = query.where(standsAfter("application.created_at", "application.id", after));
  return (await query.execute()).map(({ exactCreation, ...row }) => ({
    application: toRead(row as Row),
    position: [exactCreation, row.id] satisfies Position,
  }));
}

export async function countNew(db: Db, businessId: string): Promise<number> {
  const row = await db
    .selectFrom("jobs.application")
    .select((count) => count.fn.countAll<number>().as("count"))
    .where("business_id", "=", businessId)
    .where("status", "=", "new")
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface ApplicationChange {
  status: string;
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
      declined_at: declinedAt,
      ...(internalNote !== undefined && { internal_note: internalNote }),
    })
    .where("id", "=", id)
    .execute();
}
