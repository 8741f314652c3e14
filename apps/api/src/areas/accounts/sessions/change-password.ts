import { sessionTexts } from "@boab/contracts/accounts/texts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { AccountsDeps } from "../deps.ts";
import { endSessionsBefore, findProfile } from "../profiles/profiles.repository.ts";
import { passwordChangedNotice } from "./session-emails.ts";

type Deps = Pick<AccountsDeps, "db" | "clock" | "identity" | "enqueueMail" | "publicOrigin">;

/**
 * After a fresh sign-in, which proves the current password. Every session ends; the page signs in
 * again with the new password, which may happen within the same second.
 */
export async function changePassword(
  { db, clock, identity, enqueueMail, publicOrigin }: Deps,
  member: Member,
  newPassword: string,
): Promise<{ message: string }> {
  const now = clock();
  requireFreshSignIn(member, now);
  const profile = await findProfile(db, member.userId);
  if (!profile) throw new AppError("not_signed_in");
  await identity.setPassword(member.userId, newPassword);
  await inTransaction(db, async (tx) => {
    await endSessionsBefore(tx, member.userId, clock());
    await enqueueMail(tx, {
      key: `${passwordChangedNotice.kind}:${member.userId}:${now.toISOString()}`,
      to: profile.email,
      ...passwordChangedNotice.write({ publicOrigin }),
    });
  });
  return { message: sessionTexts.passwordReplaced };
}
