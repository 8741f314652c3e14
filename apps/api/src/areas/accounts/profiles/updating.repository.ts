import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { DirectoryPlan, Statuses } from "@boab/contracts/accounts/statuses";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import { claimHandle, profileColumns, toFullProfile } from "./profiles.repository.ts";

type StoredField =
  | keyof Statuses
  | "fullName"
  | "phoneNumber"
  | "directorySubscriptionPlan"
  | "username"
  | "banReason"
  | "alias";

type StoredChanges = { [Field in StoredField]?: FullProfile[Field] | undefined };

export async function saveChanges(
  tx: Tx,
  id: string,
  { directorySubscriptionPlan, ...changes }: StoredChanges,
  at: Date,
): Promise<FullProfile> {
  const row = await tx
    .updateTable("accounts.profile")
    .set({
      ...profileColumns.valuesOf(changes),
      // What an admin gives; somebody who pays for a better plan keeps it.
      ...(directorySubscriptionPlan && { granted_plan: directorySubscriptionPlan }),
      updated_at: at,
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .returning(profileColumns.select())
    .executeTakeFirstOrThrow();
  return toFullProfile(row);
}

/** Not an edit of the profile, so its version stays and nobody who edits it is interrupted. */
export async function saveSubscribedPlan(
  tx: Tx,
  id: string,
  plan: DirectoryPlan,
): Promise<FullProfile> {
  const row = await tx
    .updateTable("accounts.profile")
    .set({ subscribed_plan: plan })
    .where("id", "=", id)
    .returning(profileColumns.select())
    .executeTakeFirstOrThrow();
  return toFullProfile(row);
}

/** As with the plan, the version stays. Also for somebody who has closed their account. */
export async function saveStripeAccountId(
  tx: Tx,
  id: string,
  stripeAccountId: string | null,
): Promise<void> {
  await tx
    .updateTable("accounts.profile")
    .set({ stripe_account_id: stripeAccountId })
    .where("id", "=", id)
    .execute();
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
