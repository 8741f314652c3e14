import { type NotNull, type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, type Position } from "#platform/db/keyset.ts";
import { deleteNeverPublicSlugs } from "../slugs/slugs.repository.ts";

export async function markDeleteRequested(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("directory.business")
    .set({ deleteRequestedAt: at, updatedAt: at, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

const selectDeleted = (db: Db) =>
  db
    .selectFrom("directory.business")
    .select(["id", "businessName", "slug", "ownerId", "deleteRequestedAt"])
    .where("deleteRequestedAt", "is not", null)
    .$narrowType<{ deleteRequestedAt: NotNull }>();

/** The list is ordered by the oldest request first. */
const isAfterPosition = ([instant, id]: Position): RawBuilder<boolean> =>
  sql<boolean>`(delete_requested_at, id) > (${instant}::timestamptz, ${id})`;

export async function listDeleted(db: Db, limit: number, after: Position | undefined) {
  let query = selectDeleted(db)
    .select(formatExactInstant("deleteRequestedAt").as("exactRequest"))
    .orderBy("deleteRequestedAt")
    .orderBy("id")
    .limit(limit);
  if (after) query = query.where(isAfterPosition(after));
  return (await query.execute()).map(({ exactRequest, ...row }) => ({
    ...row,
    position: [exactRequest, row.id] satisfies Position,
  }));
}

export const lockDeletedListing = (tx: Tx, id: string) =>
  selectDeleted(tx).where("id", "=", id).forUpdate().executeTakeFirst();

export async function findOwnerOfDeletedListing(db: Db, id: string): Promise<string | undefined> {
  return (await selectDeleted(db).where("id", "=", id).executeTakeFirst())?.ownerId;
}

/** Lists one batch, the oldest requests first. `except` leaves out the listings that failed. */
export async function listDeletedBefore(
  db: Db,
  before: Date,
  { except: exceptIds, limit }: { except: string[]; limit: number },
): Promise<string[]> {
  const rows = await selectDeleted(db)
    .where("deleteRequestedAt", "<", before)
    .where(sql<boolean>`id <> all (${exceptIds}::text[])`)
    .orderBy("deleteRequestedAt")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markRestored(tx: Tx, id: string, isHidden: boolean, at: Date): Promise<void> {
  await tx
    .updateTable("directory.business")
    .set({
      deleteRequestedAt: null,
      ...(isHidden && { isLive: false }),
      updatedAt: at,
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .execute();
}

/** Erases the listing and returns the uploads it showed. Slugs that were once public stay reserved. */
export async function eraseBusiness(tx: Tx, id: string): Promise<string[]> {
  const pictures = await tx
    .selectFrom("directory.galleryPicture")
    .select("uploadId")
    .where("businessId", "=", id)
    .execute();
  const row = await tx
    .deleteFrom("directory.business")
    .where("id", "=", id)
    .returning(["coverUploadId", "logoUploadId"])
    .executeTakeFirstOrThrow();
  await deleteNeverPublicSlugs(tx, id);
  const uploads = [row.coverUploadId, row.logoUploadId, ...pictures.map((one) => one.uploadId)];
  return uploads.filter((uploadId) => uploadId !== null);
}
