import type { Tx } from "#platform/db/db.ts";
import { toFullProfile } from "./profiles.repository.ts";

// Every lock leaves the id alone, so that rows which only point at the person need not wait: a wait
// of theirs could close a circle.

const lockRow = (tx: Tx, id: string) =>
  tx
    .selectFrom("accounts.profile")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function lockProfile(tx: Tx, id: string) {
  const row = await lockRow(tx, id);
  return row && toFullProfile(row);
}

/** The profile with the upload behind its photo. Two changes at once wait for each other. */
export async function lockPhoto(tx: Tx, id: string) {
  const row = await lockRow(tx, id);
  return row && { profile: toFullProfile(row), uploadId: row.photo_upload_id };
}

/**
 * Counts the admins who can act, and the person in question if they are one. Locks them, so
 * that two cannot remove each other at the same moment.
 */
export async function countAdminsLocked(tx: Tx, personId: string): Promise<number> {
  const rows = await tx
    .selectFrom("accounts.profile")
    .select("id")
    .where("admin_status", "=", "Admin")
    .where((row) => row.or([row("user_status", "=", "Active"), row("id", "=", personId)]))
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.length;
}
