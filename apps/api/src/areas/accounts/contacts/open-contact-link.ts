import { contactCopy } from "@boab/contracts/accounts/copy";
import { ContactData } from "@boab/contracts/accounts/my-data";
import { listConsents } from "#platform/consent/consents.repository.ts";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { AccountsDeps } from "../deps.ts";
import {
  findLinkedContact,
  insertContactSession,
  type LinkedContact,
} from "./contact-links.repository.ts";
import { listContacts } from "./contacts.repository.ts";
import { eraseByEmail } from "./erase-by-email.ts";

/** Two hours are long enough to read and short enough for a shared computer. */
const sessionSeconds = 2 * 60 * 60;

/** Finds the contact of a link or a session. Once an account has the email, its data is behind the log-in. */
async function requireContact(
  db: Db,
  token: string,
  kind: "link" | "session",
  now: Date,
): Promise<LinkedContact> {
  const contact = await findLinkedContact(db, hashToken(token), kind, now);
  if (!contact) throw new AppError("not_found", { sentence: contactCopy.linkGone });
  if (contact.profileId !== null)
    throw new AppError("not_found", { sentence: contactCopy.hasAccount });
  return contact;
}

/** Exchanges the token of the email for a session, so that it can leave the address bar. */
export async function startContactSession(
  { db, clock }: Pick<AccountsDeps, "db" | "clock">,
  token: string,
): Promise<{ session: string; seconds: number }> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const { id } = await requireContact(tx, token, "link", now);
    const session = makeToken();
    await insertContactSession(tx, {
      tokenHash: hashToken(session),
      contactId: id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    });
    return { session, seconds: sessionSeconds };
  });
}

/** Whoever holds the session sees what we hold under that email, in the shape of the members' file. */
export async function readContactData(
  { db, clock, personalData }: Pick<AccountsDeps, "db" | "clock" | "personalData">,
  token: string,
): Promise<ContactData> {
  const { email } = await requireContact(db, token, "session", clock());
  const [consents, contacts, ...heldElsewhere] = await Promise.all([
    listConsents(db, email),
    listContacts(db, { email }),
    ...personalData.map((area) => area.exportByEmail?.(email)),
  ]);
  // An area that returns more or less than the file describes has a bug, so this throws.
  return ContactData.parse({
    exportedAt: clock().toISOString(),
    consents,
    contacts,
    ...Object.assign({}, ...heldElsewhere),
  });
}

/** A contact erases what we hold under their email, as closing an account does. Visits and money stay without a name. */
export async function eraseContact(
  { db, clock, personalData }: Pick<AccountsDeps, "db" | "clock" | "personalData">,
  token: string,
): Promise<{ message: string }> {
  return runOnce(db, async (tx) => {
    const { email } = await requireContact(tx, token, "session", clock());
    await eraseByEmail(tx, personalData, email);
    return { message: contactCopy.erased };
  });
}
