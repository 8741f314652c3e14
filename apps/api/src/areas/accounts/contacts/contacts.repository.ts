import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Proofs of one email wait for each other, so that a contact and an account never miss one another. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email}`}, 0))`.execute(tx);
}

/** The account that has proven this email. One that is banned or closed has no part in it. */
export async function findAccountByProvenEmail(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("accounts.profile")
    .select("id")
    .where(sql<string>`lower(email)`, "=", email)
    .where("emailVerified", "=", true)
    .where("deletedAt", "is", null)
    .where("userStatus", "in", ["Active", "Pending"])
    .orderBy("createdAt")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export interface ProvenContact {
  email: string;
  profileId: string | null;
  provenAt: Date;
}

/** Adds the contact, or records that its email was proven again. Returns its id. */
export async function saveContact(tx: Tx, contact: ProvenContact): Promise<string> {
  const { email, ...proof } = contact;
  const { id } = await tx
    .insertInto("accounts.contact")
    .values({ ...contact, createdAt: contact.provenAt })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(proof))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives the contact of an email to the account; undefined when there is none, or it is that account's already. */
export async function giveContactToAccount(
  tx: Tx,
  email: string,
  userId: string,
): Promise<string | undefined> {
  const row = await tx
    .updateTable("accounts.contact")
    .set({ profileId: userId })
    .where("email", "=", email)
    .where(sql<boolean>`profile_id is distinct from ${userId}`)
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** An account that has another email no longer proves the ones before. */
export async function releaseOtherContacts(
  tx: Tx,
  userId: string,
  provenEmail: string | null,
): Promise<void> {
  await tx
    .updateTable("accounts.contact")
    .set({ profileId: null })
    .where("profileId", "=", userId)
    .where(sql<boolean>`email is distinct from ${provenEmail}`)
    .execute();
}

export async function findContactByEmail(
  db: Db,
  email: string,
): Promise<{ id: string; profileId: string | null } | undefined> {
  return db
    .selectFrom("accounts.contact")
    .select(["id", "profileId"])
    .where("email", "=", email)
    .executeTakeFirst();
}

/** Lists contacts as the file of personal data shows them. */
export async function listContacts(db: Db, by: { profileId: string } | { email: string }) {
  const contacts = db
    .selectFrom("accounts.contact")
    .select(["email", "provenAt", "createdAt"])
    .orderBy("createdAt");
  const rows = await ("profileId" in by
    ? contacts.where("profileId", "=", by.profileId)
    : contacts.where("email", "=", by.email)
  ).execute();
  return rows.map(({ email, provenAt, createdAt }) => ({
    email,
    provenAt: provenAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }));
}

/** Contacts without an account that were last proven before the given time, a page at a time. */
export async function listOldContacts(
  db: Db,
  provenBefore: Date,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("accounts.contact")
    .select("id")
    .where("profileId", "is", null)
    .where("provenAt", "<", provenBefore)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes contacts by their ids, except for those that were proven again in the meantime. */
export async function deleteOldContacts(tx: Tx, ids: string[], provenBefore: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom("accounts.contact")
    .where("id", "in", ids)
    .where("provenAt", "<", provenBefore)
    .execute();
}

export async function deleteContactByEmail(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("accounts.contact").where("email", "=", email).execute();
}
