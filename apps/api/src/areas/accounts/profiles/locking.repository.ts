import type { Tx } from "#platform/db/db.ts";
import { profileColumns, toFullProfile } from "./profiles.repository.ts";

// NO KEY UPDATE: rows that only reference the person need not wait, so no deadlock can form.

const lockRow = (tx: Tx, id: string) =>
  tx
    .selectFrom("accounts.profile")
    .select(profileColumns.select())
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function lockProfile(tx: Tx, id: string) {
  const row = await lockRow(tx, id);
  return row && toFullProfile(row);
}

/** The profile with the upload behind its photo. Concurrent changes wait for each other. */
export async function lockPhoto(tx: Tx, id: string) {
  const row = await lockRow(tx, id);
  return row && { profile: toFullProfile(row), uploadId: row.photoUploadId };
}

/**
 * Counts the active admins, and the person too if they are an admin who is not active. Locks them, so that two admins
 * cannot remove each other at the same moment.
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
