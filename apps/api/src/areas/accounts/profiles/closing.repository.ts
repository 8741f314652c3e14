import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import { claimHandle } from "./profiles.repository.ts";

/** Keeps the row for records the law requires, without anything that identifies the person. */
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
      ban_reason: null,
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
