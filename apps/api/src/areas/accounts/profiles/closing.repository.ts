import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import { claimHandle, toFullProfile } from "./profiles.repository.ts";

// Both locks leave the id alone, so that rows which only point at the person need not wait: a wait
// of theirs could close a circle.

export async function lockProfile(tx: Tx, id: string) {
  const row = await tx
    .selectFrom("accounts.profile")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && toFullProfile(row);
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

/** Keeps the row for what the law needs to point at, without anything that says who it was. */
export async function anonymise(tx: Tx, id: string, handle: string, at: Date): Promise<void> {
  await claimHandle(tx, handle, id);
  await tx
    .updateTable("accounts.profile")
    .set({
      full_name: "Former member",
      username: handle,
      alias: handle,
      email: "",
      email_verified: false,
      photo_url: null,
      photo_src_set: null,
      photo_upload_id: null,
      phone_number: null,
      user_status: "Inactive",
      admin_status: null,
      merchant_status: null,
      media_status: null,
      mag_status: null,
      directory_status: null,
      sessions_valid_from: at,
      deleted_at: at,
      updated_at: at,
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("accounts.access_request").where("user_id", "=", id).execute();
  await tx
    .deleteFrom("accounts.handle")
    .where("profile_id", "=", id)
    .where("handle", "!=", handle)
    .execute();
}
