import type { Db, Tx } from "#platform/db/db.ts";

interface NewLink {
  tokenHash: Buffer;
  contactId: string;
  createdAt: Date;
  expiresAt: Date;
}

/** A newer link ends the older ones; sessions that these started last until they expire. */
export async function insertContactLink(tx: Tx, link: NewLink): Promise<void> {
  await tx
    .deleteFrom("accounts.contactLink")
    .where("contactId", "=", link.contactId)
    .where("isSession", "=", false)
    .execute();
  await tx
    .insertInto("accounts.contactLink")
    .values({ ...link, isSession: false })
    .execute();
}

export async function insertContactSession(tx: Tx, session: NewLink): Promise<void> {
  await tx
    .insertInto("accounts.contactLink")
    .values({ ...session, isSession: true })
    .execute();
}

export interface LinkedContact {
  id: string;
  email: string;
  profileId: string | null;
}

/** The contact of an emailed link, or of a session: one never stands in for the other. */
export async function findLinkedContact(
  db: Db,
  tokenHash: Buffer,
  kind: "link" | "session",
  now: Date,
): Promise<LinkedContact | undefined> {
  return db
    .selectFrom("accounts.contactLink as link")
    .innerJoin("accounts.contact as contact", "contact.id", "link.contactId")
    .select(["contact.id", "contact.email", "contact.profileId"])
    .where("link.tokenHash", "=", tokenHash)
    .where("link.isSession", "=", kind === "session")
    .where("link.expiresAt", ">", now)
    .executeTakeFirst();
}

export async function deleteExpiredLinks(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom("accounts.contactLink").where("expiresAt", "<=", now).execute();
}
