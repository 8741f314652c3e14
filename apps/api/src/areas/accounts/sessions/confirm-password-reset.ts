import { accountCopy, sessionCopy } from "@boab/contracts/accounts/copy";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { AccountsDeps } from "../deps.ts";
import { endSessions } from "../profiles/profiles.repository.ts";
import { passwordChangedNotice } from "./session-emails.ts";

type Deps = Pick<AccountsDeps, "db" | "clock" | "identity" | "enqueueMail" | "publicOrigin">;

/** The mailed code sets a new password, once. Every session of the person ends with the old one. */
export async function confirmPasswordReset(
  { db, clock, identity, enqueueMail, publicOrigin }: Deps,
  { code, newPassword }: { code: string; newPassword: string },
): Promise<{ message: string }> {
  const verdict = await identity.confirmPasswordReset(code, newPassword);
  if (!verdict.ok)
    throw verdict.reason === "expired"
      ? new AppError("not_found", { sentence: sessionCopy.linkExpired })
      : new AppError("bad_request", { fields: { newPassword: accountCopy.weakPassword } });
  const userId = await identity.findUserId(verdict.email);
  const now = clock();
  await inTransaction(db, async (tx) => {
    if (userId) await endSessions(tx, userId, now);
    await enqueueMail(tx, {
      key: `${passwordChangedNotice.kind}:${userId}:${now.toISOString()}`,
      to: verdict.email,
      ...passwordChangedNotice.write({ publicOrigin }),
    });
  });
  return { message: sessionCopy.passwordChanged };
}
