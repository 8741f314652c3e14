import { MyData } from "@boab/contracts/accounts/my-data";
import { listActsByActor } from "#platform/audit/audit.ts";
import { listConsents } from "#platform/consent/consents.repository.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { listRequestsByUser } from "../access-requests/access-requests.repository.ts";
import { listContacts } from "../contacts/contacts.repository.ts";
import type { AccountsDeps } from "../deps.ts";
import { listHandles } from "../profiles/handles.repository.ts";
import { findProfile } from "../profiles/profiles.repository.ts";

/**
 * Members download everything we hold about them, and nothing about anybody else. Messages and invitations are found by
 * email, so they are included only once it is verified.
 */
export async function exportMyData(
  { db, clock, personalData }: Pick<AccountsDeps, "db" | "clock" | "personalData">,
  { userId }: Member,
): Promise<MyData> {
  const profile = await findProfile(db, userId);
  if (!profile) throw new AppError("not_signed_in");
  const person = { userId, provenEmail: profile.emailVerified ? profile.email : undefined };
  const [handles, accessRequests, consents, contacts, acts, ...heldElsewhere] = await Promise.all([
    listHandles(db, userId),
    listRequestsByUser(db, userId),
    person.provenEmail === undefined ? [] : listConsents(db, person.provenEmail),
    listContacts(db, { profileId: userId }),
    listActsByActor(db, userId),
    ...personalData.map((area) => area.export(person)),
  ]);
  // An area that returns more or less than the file describes has a bug, so this throws.
  return MyData.parse({
    exportedAt: clock().toISOString(),
    profile,
    handles,
    accessRequests,
    consents,
    contacts,
    ...Object.assign({}, ...heldElsewhere),
    acts,
  });
}
