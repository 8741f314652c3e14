import type { MemberRight } from "@boab/contracts/directory/member-rights";
import type { Db, Tx } from "#platform/db/db.ts";

export async function listEditors(db: Db, businessId: string) {
  const rows = await db
    .selectFrom("directory.member")
    .select(["profileId", "createdAt", "rights"])
    .where("businessId", "=", businessId)
    .orderBy("createdAt")
    .orderBy("profileId")
    .execute();
  return rows.map((row) => ({
    userId: row.profileId,
    since: row.createdAt,
    rights: row.rights,
  }));
}

export async function listInvitations(db: Db, businessId: string, now: Date) {
  const rows = await db
    .selectFrom("directory.memberInvitation")
    .select(["id", "email", "expiresAt", "rights"])
    .where("businessId", "=", businessId)
    .where("expiresAt", ">", now)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    expiresAt: row.expiresAt,
    rights: row.rights,
  }));
}

/** When this email was last invited, whether or not the invitation is still open. */
export async function findInvitedAt(db: Db, businessId: string, email: string) {
  const row = await db
    .selectFrom("directory.memberInvitation")
    .select("createdAt")
    .where("businessId", "=", businessId)
    .where("email", "=", email)
    .executeTakeFirst();
  return row?.createdAt;
}

export interface NewInvitation {
  businessId: string;
  email: string;
  tokenHash: Buffer;
  invitedBy: string;
  rights: MemberRight[];
  createdAt: Date;
  expiresAt: Date;
}

/** One invitation per email: a new one replaces the old one, whose link stops working. */
export async function upsertInvitation(tx: Tx, invitation: NewInvitation): Promise<string> {
  const { id } = await tx
    .insertInto("directory.memberInvitation")
    .values({
      businessId: invitation.businessId,
      email: invitation.email,
      tokenHash: invitation.tokenHash,
      invitedBy: invitation.invitedBy,
      rights: invitation.rights,
      createdAt: invitation.createdAt,
      expiresAt: invitation.expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(["businessId", "email"]).doUpdateSet((eb) => ({
        tokenHash: eb.ref("excluded.tokenHash"),
        invitedBy: eb.ref("excluded.invitedBy"),
        rights: eb.ref("excluded.rights"),
        createdAt: eb.ref("excluded.createdAt"),
        expiresAt: eb.ref("excluded.expiresAt"),
      })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Open invitations to listings that aren't deleted. */
const selectOpenInvitations = (db: Db, now: Date) =>
  db
    .selectFrom("directory.memberInvitation as invitation")
    .innerJoin("directory.business as business", "business.id", "invitation.businessId")
    .select([
      "invitation.id",
      "invitation.email",
      "invitation.invitedBy",
      "invitation.rights",
      "invitation.createdAt as invitedAt",
      "invitation.expiresAt",
      "business.id as businessId",
      "business.ownerId",
      "business.slug",
      "business.businessName",
    ])
    .where("invitation.expiresAt", ">", now)
    .where("business.deleteRequestedAt", "is", null);

export const findInvitation = (db: Db, tokenHash: Buffer, now: Date) =>
  selectOpenInvitations(db, now).where("invitation.tokenHash", "=", tokenHash).executeTakeFirst();

export const findInvitationById = (db: Db, id: string, now: Date) =>
  selectOpenInvitations(db, now).where("invitation.id", "=", id).executeTakeFirst();

/** Finds and locks the invitation, so that it is either accepted once or withdrawn. */
export const lockInvitation = (tx: Tx, tokenHash: Buffer, now: Date) =>
  selectOpenInvitations(tx, now)
    .where("invitation.tokenHash", "=", tokenHash)
    .forUpdate("invitation")
    .executeTakeFirst();

/** False when the invitation was accepted or withdrawn meanwhile. */
export async function saveInvitationToken(tx: Tx, id: string, tokenHash: Buffer, now: Date) {
  const row = await tx
    .updateTable("directory.memberInvitation")
    .set({ tokenHash })
    .where("id", "=", id)
    .where("expiresAt", ">", now)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteInvitation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("directory.memberInvitation").where("id", "=", id).execute();
}

/** Ends an open invitation. The row stays for a day, so that the daily limit still counts it. */
export async function endInvitation(tx: Tx, businessId: string, id: string, at: Date) {
  const row = await tx
    .updateTable("directory.memberInvitation")
    .set({ expiresAt: at })
    .where("id", "=", id)
    .where("businessId", "=", businessId)
    .where("expiresAt", ">", at)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertEditor(
  tx: Tx,
  editor: { businessId: string; userId: string; invitedBy: string; rights: MemberRight[] },
): Promise<void> {
  await tx
    .insertInto("directory.member")
    .values({
      businessId: editor.businessId,
      profileId: editor.userId,
      invitedBy: editor.invitedBy,
      rights: editor.rights,
    })
    .onConflict((conflict) => conflict.columns(["businessId", "profileId"]).doNothing())
    .execute();
}

/** False when this person is not a member of the business, or not any more. */
export async function saveRights(
  tx: Tx,
  businessId: string,
  userId: string,
  rights: MemberRight[],
): Promise<boolean> {
  const row = await tx
    .updateTable("directory.member")
    .set({ rights })
    .where("businessId", "=", businessId)
    .where("profileId", "=", userId)
    .returning("profileId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEditor(tx: Tx, businessId: string, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("directory.member")
    .where("businessId", "=", businessId)
    .where("profileId", "=", userId)
    .returning("profileId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEditorships(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("directory.member").where("profileId", "=", userId).execute();
  // Invitations that a person sent in the owner's or the team's name end with their account.
  await tx.deleteFrom("directory.memberInvitation").where("invitedBy", "=", userId).execute();
}

/** Erases expired invitations, and with them the emails of people who never accepted. */
export async function deleteInvitationsBefore(tx: Tx, expiredBefore: Date): Promise<void> {
  await tx
    .deleteFrom("directory.memberInvitation")
    .where("expiresAt", "<=", expiredBefore)
    .execute();
}

export async function deleteInvitationsByEmail(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("directory.memberInvitation").where("email", "=", email).execute();
}
