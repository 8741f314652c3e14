import type { Db } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";

const dayMs = 86_400_000;

interface ContactOverrides {
  email?: string;
  profileId?: string;
  provenAt?: Date;
}

/** Somebody whose email is proven, without an account unless one is named; returns the id. */
export async function insertContact(db: Db, overrides: ContactOverrides = {}): Promise<string> {
  const { id } = await db
    .insertInto("accounts.contact")
    .values({
      email: `guest.${makeToken().toLowerCase()}@people.example`,
      provenAt: new Date(),
      ...overrides,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The token of an emailed link to a contact's data, or of the session that one starts. */
export async function insertContactLink(
  db: Db,
  contactId: string,
  kind: "link" | "session",
  expiresAt = new Date(Date.now() + dayMs),
): Promise<string> {
  const token = makeToken();
  await db
    .insertInto("accounts.contactLink")
    .values({
      tokenHash: hashToken(token),
      contactId,
      isSession: kind === "session",
      createdAt: new Date(),
      expiresAt,
    })
    .execute();
  return token;
}
