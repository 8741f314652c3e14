import type { FullProfile, PublicProfile } from "@boab/contracts/accounts/profiles";
import type { Statuses } from "@boab/contracts/accounts/statuses";
import { maskAccountId } from "@boab/contracts/payments/mask-account-id";
import { sql } from "kysely";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

/** A profile's fields and columns; what others may read of it is for the two functions below. */
export const profileColumns = defineColumns<"accounts.profile">()({
  id: "id",
  fullName: "full_name",
  username: "username",
  alias: "alias",
  email: "email",
  emailVerified: "email_verified",
  photoUrl: "photo_url",
  photoSrcSet: "photo_src_set",
  photoUploadId: "photo_upload_id",
  phoneNumber: "phone_number",
  userStatus: "user_status",
  banReason: "ban_reason",
  adminStatus: "admin_status",
  merchantStatus: "merchant_status",
  mediaStatus: "media_status",
  magStatus: "mag_status",
  directoryStatus: "directory_status",
  directorySubscriptionPlan: "directory_plan",
  stripeAccountId: "stripe_account_id",
  sessionsValidFrom: "sessions_valid_from",
  createdAt: "created_at",
  updatedAt: "updated_at",
  deletedAt: "deleted_at",
  version: "version",
});

const profiles = (db: Db) => db.selectFrom("accounts.profile").select(profileColumns.select());

type ProfileRow = Awaited<ReturnType<ReturnType<typeof profiles>["executeTakeFirstOrThrow"]>>;

const toStatuses = (row: ProfileRow): Statuses => ({
  userStatus: row.userStatus as Statuses["userStatus"],
  adminStatus: row.adminStatus as Statuses["adminStatus"],
  merchantStatus: row.merchantStatus as Statuses["merchantStatus"],
  mediaStatus: row.mediaStatus as Statuses["mediaStatus"],
  magStatus: row.magStatus as Statuses["magStatus"],
  directoryStatus: row.directoryStatus as Statuses["directoryStatus"],
});

export const toFullProfile = (row: ProfileRow): FullProfile => ({
  id: row.id,
  fullName: row.fullName,
  username: row.username,
  alias: row.alias,
  email: row.email,
  emailVerified: row.emailVerified,
  photoUrl: row.photoUrl,
  photoSrcSet: row.photoSrcSet,
  phoneNumber: row.phoneNumber,
  ...toStatuses(row),
  banReason: row.banReason,
  directorySubscriptionPlan:
    row.directorySubscriptionPlan as FullProfile["directorySubscriptionPlan"],
  stripeAccountId: row.stripeAccountId && maskAccountId(row.stripeAccountId),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

const toPublicProfile = (row: ProfileRow): PublicProfile => ({
  fullName: row.fullName,
  username: row.username,
  alias: row.alias,
  photoUrl: row.photoUrl,
  photoSrcSet: row.photoSrcSet,
  joinedMonth: row.createdAt.toISOString().slice(0, 7),
});

const openProfiles = (db: Db) => profiles(db).where("deleted_at", "is", null);

export async function findProfile(db: Db, id: string): Promise<FullProfile | undefined> {
  const row = await openProfiles(db).where("id", "=", id).executeTakeFirst();
  return row && toFullProfile(row);
}

/** Several people, in the order given; closed accounts are left out. */
export async function findProfiles(db: Db, ids: string[]): Promise<FullProfile[]> {
  if (ids.length === 0) return [];
  const rows = await openProfiles(db).where("id", "in", ids).execute();
  const found = new Map(rows.map((row) => [row.id, toFullProfile(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The public fields, and only of people who may be seen. */
export async function findPublicProfile(db: Db, id: string): Promise<PublicProfile | undefined> {
  const row = await openProfiles(db)
    .where("id", "=", id)
    .where("user_status", "in", ["Active", "Pending"])
    .executeTakeFirst();
  return row && toPublicProfile(row);
}

export async function findPublicProfileByHandle(
  db: Db,
  handle: string,
): Promise<PublicProfile | undefined> {
  const owner = await db
    .selectFrom("accounts.handle")
    .select("profile_id as profileId")
    .where("handle", "=", handle)
    .executeTakeFirst();
  return owner && findPublicProfile(db, owner.profileId);
}

/** What each request needs to know about the person who sent it. */
export async function findStanding(db: Db, id: string) {
  const row = await profiles(db).where("id", "=", id).executeTakeFirst();
  return (
    row && {
      statuses: toStatuses(row),
      sessionsValidFrom: row.sessionsValidFrom,
      isClosed: row.deletedAt !== null,
    }
  );
}

/** Newest first, by key: the cursor is the last row's (created_at, id). */
export async function listProfiles(db: Db, limit: number, after: Position | undefined) {
  let query = openProfiles(db)
    .select(exactInstant("created_at").as("exactCreation"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (after) query = query.where(standsAfter("created_at", "id", after));
  return (await query.execute()).map((row) => ({
    profile: toFullProfile(row),
    position: [row.exactCreation, row.id] satisfies Position,
  }));
}

/** Everybody who has not closed their account. */
export async function countOpenProfiles(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("accounts.profile")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * One person's first requests may arrive together: they wait for each other, not for anyone else.
 */
export async function lockPerson(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`profile ${id}`}, 0))`.execute(tx);
}

export async function claimHandle(tx: Tx, handle: string, profileId: string): Promise<boolean> {
  const claimed = await tx
    .insertInto("accounts.handle")
    .values({ handle, profile_id: profileId })
    .onConflict((conflict) => conflict.column("handle").doNothing())
    .returning("handle")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function listHandles(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("accounts.handle")
    .select("handle")
    .where("profile_id", "=", profileId)
    .orderBy("handle")
    .execute();
  return rows.map(({ handle }) => handle);
}

export interface NewProfile {
  id: string;
  fullName: string;
  handle: string;
  email: string;
  emailVerified: boolean;
}

export async function insertProfile(tx: Tx, profile: NewProfile): Promise<FullProfile> {
  const { handle, ...stored } = profile;
  const row = await tx
    .insertInto("accounts.profile")
    .values(profileColumns.valuesOf({ ...stored, username: handle, alias: handle }))
    .returning(profileColumns.select())
    .executeTakeFirstOrThrow();
  return toFullProfile(row);
}

/**
 * The provider's email wins over ours. Verifying it makes no open form out of date; a changed email
 * does, because the form would ask for the old one back.
 */
export async function updateEmail(tx: Tx, id: string, email: string, isVerified: boolean) {
  await tx
    .updateTable("accounts.profile")
    .set({
      email,
      email_verified: isVerified,
      updated_at: sql`case when email = ${email} then updated_at else now() end`,
      version: sql`case when email = ${email} then version else version + 1 end`,
    })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .where((row) => row.or([row("email", "!=", email), row("email_verified", "!=", isVerified)]))
    .execute();
}

/** Only moves forward: sessions that were ended stay ended. */
export async function endSessionsBefore(tx: Tx, id: string, second: Date): Promise<void> {
  // A sign-in within the same second still counts, see `wasEnded`.
  const at = new Date(second.getTime() - 1000);
  await tx
    .updateTable("accounts.profile")
    .set({ sessions_valid_from: at })
    .where("id", "=", id)
    .where("sessions_valid_from", "<", at)
    .execute();
}

export async function endSessions(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("accounts.profile")
    .set({ sessions_valid_from: at })
    .where("id", "=", id)
    .execute();
}
