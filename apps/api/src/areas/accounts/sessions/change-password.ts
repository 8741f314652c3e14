import { sessionCopy } from "@boab/contracts/accounts/copy";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import { sessionDays } from "#platform/http/session-cookie.ts";
import type { AccountsDeps } from "../deps.ts";
import { endSessionsBefore } from "../profiles/profiles.repository.ts";
import { passwordChangedNotice } from "./session-emails.ts";

type Deps = Pick<AccountsDeps, "db" | "clock" | "identity" | "enqueueMail" | "publicOrigin">;

/**
 * A member changes their password after a fresh sign-in, which proves the current one. Every session ends, and this
 * browser gets a new one.
 */
export async function changePassword(
  { db, clock, identity, enqueueMail, publicOrigin }: Deps,
  member: Member,
  newPassword: string,
): Promise<{ session: string; message: string }> {
  const now = clock();
  requireFreshSignIn(member, now);
  // The provider knows the current email; ours may be out of date, and nobody could log in with it.
  const providerRecord = await identity.findPerson(member.userId);
  if (!providerRecord) throw new AppError("not_signed_in");
  const { email } = providerRecord;
  await identity.setPassword(member.userId, newPassword);
  await inTransaction(db, async (tx) => {
    // The new session may start within the same second, so that second stays valid.
    await endSessionsBefore(tx, member.userId, clock());
    await enqueueMail(tx, {
      key: `${passwordChangedNotice.kind}:${member.userId}:${now.toISOString()}`,
      to: email,
      ...passwordChangedNotice.write({ publicOrigin }),
    });
  });
  const idToken = await identity.logIn(email, newPassword);
  const session = await identity.createSession(idToken, sessionDays);
  return { session, message: sessionCopy.passwordReplaced };
}
