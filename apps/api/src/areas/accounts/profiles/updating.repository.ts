import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import { claimHandle, toFullProfile } from "./profiles.repository.ts";

const columns = {
  fullName: "full_name",
  phoneNumber: "phone_number",
  userStatus: "user_status",
  adminStatus: "admin_status",
  merchantStatus: "merchant_status",
  mediaStatus: "media_status",
  magStatus: "mag_status",
  directoryStatus: "directory_status",
  directorySubscriptionPlan: "directory_plan",
  username: "username",
  alias: "alias",
} as const;

type StoredChanges = { [Field in keyof typeof columns]?: FullProfile[Field] | undefined };

export async function saveChanges(
  tx: Tx,
  id: string,
  changes: StoredChanges,
  at: Date,
): Promise<FullProfile> {
  const values = Object.fromEntries(
    Object.entries(columns)
      .filter(([field]) => Object.hasOwn(changes, field))
      .map(([field, column]) => [column, changes[field as keyof StoredChanges]]),
  );
  const row = await tx
    .updateTable("accounts.profile")
    .set({ ...values, updated_at: at, version: sql`version + 1` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toFullProfile(row);
}

/** True when the handle is the person's, new or already theirs. */
export async function holdHandle(tx: Tx, handle: string, profileId: string): Promise<boolean> {
  if (await claimHandle(tx, handle, profileId)) return true;
  const mine = await tx
    .selectFrom("accounts.handle")
    .select("handle")
    .where("handle", "=", handle)
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return mine !== undefined;
}

/** Handles nobody uses any more are free for others. */
export async function releaseHandles(tx: Tx, profileId: string, kept: string[]): Promise<void> {
  await tx
    .deleteFrom("accounts.handle")
    .where("profile_id", "=", profileId)
    .where("handle", "not in", kept)
    .execute();
}
