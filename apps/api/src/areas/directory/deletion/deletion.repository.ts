import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position } from "#platform/db/keyset.ts";
import { businessColumns, pictureColumns } from "../businesses/business-columns.repository.ts";
import { freeUnseenSlugs } from "../slugs/slugs.repository.ts";

export async function markDeleteRequested(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("directory.business")
    .set({ delete_requested_at: at, updated_at: at, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

const deleted = (db: Db) =>
  db
    .selectFrom("directory.business")
    .select(businessColumns.select("id", "businessName", "slug", "ownerId", "deleteRequestedAt"))
    .where("delete_requested_at", "is not", null);

type Row = Awaited<ReturnType<ReturnType<typeof deleted>["executeTakeFirstOrThrow"]>>;

const toDeleted = (row: Row) => ({ ...row, deleteRequestedAt: row.deleteRequestedAt as Date });

/** Oldest request first. */
const standsBehind = ([instant, id]: Position): RawBuilder<boolean> =>
  sql<boolean>`(delete_requested_at, id) > (${instant}::timestamptz, ${id})`;

export async function listDeleted(db: Db, limit: number, after: Position | undefined) {
  let query = deleted(db)
    .select(exactInstant("delete_requested_at").as("exactRequest"))
    .orderBy("delete_requested_at")
    .orderBy("id")
    .limit(limit);
  if (after) query = query.where(standsBehind(after));
  return (await query.execute()).map(({ exactRequest, ...row }) => ({
    ...toDeleted(row),
    position: [exactRequest, row.id] satisfies Position,
  }));
}

export async function lockDeleted(tx: Tx, id: string) {
  const row = await deleted(tx).where("id", "=", id).forUpdate().executeTakeFirst();
  return row && toDeleted(row);
}

export async function findDeletedOwner(db: Db, id: string): Promise<string | undefined> {
  return (await deleted(db).where("id", "=", id).executeTakeFirst())?.ownerId;
}

/** In batches, oldest request first. */
export async function listDeletedBefore(
  db: Db,
  before: Date,
  { except, limit }: { except: string[]; limit: number },
): Promise<string[]> {
  const rows = await deleted(db)
    .where("delete_requested_at", "<", before)
    .where(sql<boolean>`id <> all (${except}::text[])`)
    .orderBy("delete_requested_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markRestored(tx: Tx, id: string, isHidden: boolean, at: Date): Promise<void> {
  await tx
    .updateTable("directory.business")
    .set({
      delete_requested_at: null,
      ...(isHidden && { is_live: false }),
      updated_at: at,
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .execute();
}

/** Erases the listing and returns the uploads it showed. Slugs under which it could be seen stay, without a listing. */
export async function eraseBusiness(tx: Tx, id: string): Promise<string[]> {
  const pictures = await tx
    .selectFrom("directory.gallery_picture")
    .select(pictureColumns.select("uploadId"))
    .where("business_id", "=", id)
    .execute();
  const row = await tx
    .deleteFrom("directory.business")
    .where("id", "=", id)
    .returning(businessColumns.select("coverUploadId", "logoUploadId"))
    .executeTakeFirstOrThrow();
  await freeUnseenSlugs(tx, id);
  const uploads = [row.coverUploadId, row.logoUploadId, ...pictures.map((one) => one.uploadId)];
  return uploads.filter((uploadId) => uploadId !== null);
}
