import type { FullProfile, PublicProfile } from "@boab/contracts/accounts/profiles";
import type { DirectoryPlan, Statuses } from "@boab/contracts/accounts/statuses";
import { maskPayoutAccountId } from "@boab/contracts/payments/mask-account-id";
import { sql } from "kysely";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { newestFirst, type Position } from "#platform/db/keyset.ts";
import { claimHandle } from "./handles.repository.ts";

/** What is read of a profile. The two functions below decide what others may read. */
export const profileColumns = [
  "id",
  "fullName",
  "username",
  "alias",
  "email",
  "emailVerified",
  "photoUrl",
  "photoSrcSet",
  "photoUploadId",
  "phoneNumber",
  "userStatus",
  "banReason",
  "adminStatus",
  "merchantStatus",
  "mediaStatus",
  "magStatus",
  "directoryStatus",
  "directoryPlan as directorySubscriptionPlan",
  "stripeAccountId",
  "sessionsValidFrom",
  "createdAt",
  "updatedAt",
  "deletedAt",
  "version",
] as const;

const selectProfiles = (db: Db) => db.selectFrom("accounts.profile").select(profileColumns);

type ProfileRow = Awaited<ReturnType<ReturnType<typeof selectProfiles>["executeTakeFirstOrThrow"]>>;

const toStatuses = (row: ProfileRow): Statuses => ({
  userStatus: row.userStatus,
  adminStatus: row.adminStatus,
  merchantStatus: row.merchantStatus,
  mediaStatus: row.mediaStatus,
  magStatus: row.magStatus,
  directoryStatus: row.directoryStatus,
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
  stripeAccountId: row.stripeAccountId && maskPayoutAccountId(row.stripeAccountId),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

/** X-90: strangers see only the first name, which is also what the person's reviews show. */
const toPublicProfile = (row: ProfileRow): PublicProfile => ({
  fullName: row.fullName.split(/\s+/u)[0] || row.username,
  username: row.username,
  alias: row.alias,
  photoUrl: row.photoUrl,
  photoSrcSet: row.photoSrcSet,
  joinedMonth: row.createdAt.toISOString().slice(0, 7),
});

const selectOpenProfiles = (db: Db) => selectProfiles(db).where("deletedAt", "is", null);

export async function findProfile(db: Db, id: string): Promise<FullProfile | undefined> {
  const row = await selectOpenProfiles(db).where("id", "=", id).executeTakeFirst();
  return row && toFullProfile(row);
}

/** Several people, in the order given; closed accounts are left out. */
export async function findProfiles(db: Db, ids: string[]): Promise<FullProfile[]> {
  if (ids.length === 0) return [];
  const rows = await selectOpenProfiles(db).where("id", "in", ids).execute();
  const profilesById = new Map(rows.map((row) => [row.id, toFullProfile(row)]));
  return ids.flatMap((id) => profilesById.get(id) ?? []);
}

/** Returns the public fields, and undefined for a person who is locked out. */
export async function findPublicProfile(db: Db, id: string): Promise<PublicProfile | undefined> {
  const row = await selectOpenProfiles(db)
    .where("id", "=", id)
    .where("userStatus", "in", ["Active", "Pending"])
    .executeTakeFirst();
  return row && toPublicProfile(row);
}

export async function findPublicProfileByHandle(
  db: Db,
  handle: string,
): Promise<PublicProfile | undefined> {
  const owner = await db
    .selectFrom("accounts.handle")
    .select("profileId")
    .where("handle", "=", handle)
    .executeTakeFirst();
  return owner && findPublicProfile(db, owner.profileId);
}

/** Every request reads this about the person who sent it. Closed accounts are included. */
export async function findAccountStatus(db: Db, id: string) {
  const row = await selectProfiles(db).where("id", "=", id).executeTakeFirst();
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
  const rows = await selectOpenProfiles(db)
    .$call(newestFirst({ instant: "createdAt", id: "id", limit, after }))
    .execute();
  return rows.map((row) => ({
    profile: toFullProfile(row),
    position: [row.exactCreation, row.id] satisfies Position,
  }));
}

/** Everybody with a proven email who has not closed their account. */
export async function countVerifiedProfiles(db: Db): Promise<number> {
  return countRows(
    db
      .selectFrom("accounts.profile")
      .where("deletedAt", "is", null)
      .where("emailVerified", "=", true),
  );
}

/**
 * One person's first requests may arrive together: they wait for each other, not for anyone else.
 */
export async function lockPerson(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`profile ${id}`}, 0))`.execute(tx);
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
    .values({ ...stored, username: handle, alias: handle })
    .returning(profileColumns)
    .executeTakeFirstOrThrow();
  return toFullProfile(row);
}

/**
 * The provider's email replaces ours. Verifying it leaves the version as it is; a new email raises it, because an open
 * form would send the old email back.
 */
export async function updateEmail(tx: Tx, id: string, email: string, isVerified: boolean) {
  await tx
    .updateTable("accounts.profile")
    .set({
      email,
      emailVerified: isVerified,
      updatedAt: sql`case when email = ${email} then updated_at else now() end`,
      version: sql`case when email = ${email} then version else version + 1 end`,
    })
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .where((row) => row.or([row("email", "!=", email), row("emailVerified", "!=", isVerified)]))
    .execute();
}

/** The time only moves forward, so sessions that were ended stay ended. */
export async function endSessionsBefore(tx: Tx, id: string, cutoff: Date): Promise<void> {
  // A sign-in within the same second still counts, see `hasSignInEnded`.
  const at = new Date(cutoff.getTime() - 1000);
  await tx
    .updateTable("accounts.profile")
    .set({ sessionsValidFrom: at })
    .where("id", "=", id)
    .where("sessionsValidFrom", "<", at)
    .execute();
}

export async function endSessions(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("accounts.profile")
    .set({ sessionsValidFrom: at })
    .where("id", "=", id)
    .execute();
}

// The locks are NO KEY UPDATE, so that rows which only reference the person needn't wait and can't deadlock.

const lockRow = (tx: Tx, id: string) =>
  tx
    .selectFrom("accounts.profile")
    .select(profileColumns)
    .where("id", "=", id)
    .where("deletedAt", "is", null)
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
export async function lockAndCountAdmins(tx: Tx, personId: string): Promise<number> {
  const rows = await tx
    .selectFrom("accounts.profile")
    .select("id")
    .where("adminStatus", "=", "Admin")
    .where((eb) => eb.or([eb("userStatus", "=", "Active"), eb("id", "=", personId)]))
    .where("deletedAt", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.length;
}

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
      ...changes,
      // This is the plan that an admin grants. Somebody who pays for a better plan still has that one.
      ...(directorySubscriptionPlan && { grantedPlan: directorySubscriptionPlan }),
      updatedAt: at,
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .returning(profileColumns)
    .executeTakeFirstOrThrow();
  return toFullProfile(row);
}

/** This is no edit of the profile, so the version doesn't change and open edit forms stay valid. */
export async function saveSubscribedPlan(
  tx: Tx,
  id: string,
  plan: DirectoryPlan,
): Promise<FullProfile> {
  const row = await tx
    .updateTable("accounts.profile")
    .set({ subscribedPlan: plan })
    .where("id", "=", id)
    .returning(profileColumns)
    .executeTakeFirstOrThrow();
  return toFullProfile(row);
}

/** The version doesn't change, as with the plan. This also works for a closed account. */
export async function saveStripeAccountId(
  tx: Tx,
  id: string,
  stripeAccountId: string | null,
): Promise<void> {
  await tx.updateTable("accounts.profile").set({ stripeAccountId }).where("id", "=", id).execute();
}

interface StoredPhoto {
  uploadId: string;
  url: string;
  srcSet: string;
}

/** The version and the time don't change, because an edit form that is open elsewhere doesn't write the photo. */
export async function savePhoto(
  tx: Tx,
  id: string,
  photo: StoredPhoto | null,
): Promise<FullProfile> {
  const row = await tx
    .updateTable("accounts.profile")
    .set({
      photoUploadId: photo?.uploadId ?? null,
      photoUrl: photo?.url ?? null,
      photoSrcSet: photo?.srcSet ?? null,
    })
    .where("id", "=", id)
    .returning(profileColumns)
    .executeTakeFirstOrThrow();
  return toFullProfile(row);
}

export async function savePhotoUrls(tx: Tx, { uploadId, url, srcSet }: StoredPhoto): Promise<void> {
  await tx
    .updateTable("accounts.profile")
    .set({ photoUrl: url, photoSrcSet: srcSet })
    .where("photoUploadId", "=", uploadId)
    .execute();
}

/** Keeps the row for records the law requires, without anything that identifies the person. */
export async function anonymise(tx: Tx, id: string, handle: string, at: Date): Promise<void> {
  await claimHandle(tx, handle, id);
  await tx
    .updateTable("accounts.profile")
    .set({
      fullName: "Former member",
      username: handle,
      alias: handle,
      email: "",
      emailVerified: false,
      photoUrl: null,
      photoSrcSet: null,
      photoUploadId: null,
      phoneNumber: null,
      userStatus: "Inactive",
      banReason: null,
      adminStatus: null,
      merchantStatus: null,
      mediaStatus: null,
      magStatus: null,
      directoryStatus: null,
      sessionsValidFrom: at,
      deletedAt: at,
      updatedAt: at,
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .execute();
  await tx
    .deleteFrom("accounts.handle")
    .where("profileId", "=", id)
    .where("handle", "!=", handle)
    .execute();
}
