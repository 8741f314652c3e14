import type { Db, Tx } from "#platform/db/db.ts";

export async function listEditors(db: Db, businessId: string) {
  const rows = await db
    .selectFrom("directory.editor")
    .select(["profile_id", "created_at"])
    .where("business_id", "=", businessId)
    .orderBy("created_at")
    .orderBy("profile_id")
    .execute();
  return rows.map((row) => ({ userId: row.profile_id, since: row.created_at }));
}

export async function listInvitations(db: Db, businessId: string, now: Date) {
  const rows = await db
    .selectFrom("directory.editor_invitation")
    .select(["id", "email", "expires_at"])
    .where("business_id", "=", businessId)
    .where("expires_at", ">", now)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ id: row.id, email: row.email, expiresAt: row.expires_at }));
}

/** When this email was last invited, whether or not the invitation is still open. */
export async function findInvitedAt(db: Db, businessId: string, email: string) {
  const row = await db
    .selectFrom("directory.editor_invitation")
    .select("created_at")
    .where("business_id", "=", businessId)
    .where("email", "=", email)
    .executeTakeFirst();
  return row?.created_at;
}

export interface NewInvitation {
  businessId: string;
  email: string;
  tokenHash: Buffer;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
}

/** One invitation per email: a new one replaces the old one, whose link stops working. */
export async function upsertInvitation(tx: Tx, invitation: NewInvitation): Promise<string> {
  const { id } = await tx
    .insertInto("directory.editor_invitation")
    .values({
      business_id: invitation.businessId,
      email: invitation.email,
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(["business_id", "email"]).doUpdateSet((row) => ({
        token_hash: row.ref("excluded.token_hash"),
        invited_by: row.ref("excluded.invited_by"),
        created_at: row.ref("excluded.created_at"),
        expires_at: row.ref("excluded.expires_at"),
      })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Invitations that are still open, to listings that still exist. */
const openInvitations = (db: Db, now: Date) =>
  db
    .selectFrom("directory.editor_invitation as invitation")
    .innerJoin("directory.business as business", "business.id", "invitation.business_id")
    .select([
      "invitation.id",
      "invitation.email",
      "invitation.invited_by as invitedBy",
      "invitation.created_at as invitedAt",
      "invitation.expires_at as expiresAt",
      "business.id as businessId",
      "business.owner_id as ownerId",
      "business.slug",
      "business.business_name as businessName",
    ])
    .where("invitation.expires_at", ">", now)
    .where("business.delete_requested_at", "is", null);

/** The invitation behind a mailed token. */
export const findInvitation = (db: Db, tokenHash: Buffer, now: Date) =>
  openInvitations(db, now).where("invitation.token_hash", "=", tokenHash).executeTakeFirst();

export const findInvitationById = (db: Db, id: string, now: Date) =>
  openInvitations(db, now).where("invitation.id", "=", id).executeTakeFirst();

/** The same, until the transaction ends nobody else's: it is accepted once, or withdrawn. */
export const lockInvitation = (tx: Tx, tokenHash: Buffer, now: Date) =>
  openInvitations(tx, now)
    .where("invitation.token_hash", "=", tokenHash)
    .forUpdate("invitation")
    .executeTakeFirst();

/** False when the invitation was accepted or withdrawn meanwhile. */
export async function saveInvitationToken(tx: Tx, id: string, tokenHash: Buffer, now: Date) {
  const row = await tx
    .updateTable("directory.editor_invitation")
    .set({ token_hash: tokenHash })
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteInvitation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("directory.editor_invitation").where("id", "=", id).execute();
}

/** Ends an open invitation. The row stays for a day, so that the daily limit still counts it. */
export async function endInvitation(tx: Tx, businessId: string, id: string, at: Date) {
  const row = await tx
    .updateTable("directory.editor_invitation")
    .set({ expires_at: at })
    .where("id", "=", id)
    .where("business_id", "=", businessId)
    .where("expires_at", ">", at)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertEditor(
  tx: Tx,
  editor: { businessId: string; userId: string; invitedBy: string },
): Promise<void> {
  await tx
    .insertInto("directory.editor")
    .values({
      business_id: editor.businessId,
      profile_id: editor.userId,
      invited_by: editor.invitedBy,
    })
    .onConflict((conflict) => conflict.columns(["business_id", "profile_id"]).doNothing())
    .execute();
}

export async function deleteEditor(tx: Tx, businessId: string, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("directory.editor")
    .where("business_id", "=", businessId)
    .where("profile_id", "=", userId)
    .returning("profile_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEditorships(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("directory.editor").where("profile_id", "=", userId).execute();
  // Invitations sent in the owner's or the team's name end with the right to send them.
  await tx.deleteFrom("directory.editor_invitation").where("invited_by", "=", userId).execute();
}

/** Erases the email of a person who never accepted. */
export async function deleteInvitationsBefore(tx: Tx, expiredBefore: Date): Promise<void> {
  await tx
    .deleteFrom("directory.editor_invitation")
    .where("expires_at", "<=", expiredBefore)
    .execute();
}

/** Invitations to somebody who closed their account. */
export async function deleteInvitationsTo(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("directory.editor_invitation").where("email", "=", email).execute();
}
