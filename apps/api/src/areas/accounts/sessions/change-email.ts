import { sessionCopy } from "@boab/contracts/accounts/copy";
import { inTransaction } from "#platform/db/db.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { countMails } from "#platform/mail/mail.repository.ts";
import { mailEmailChangeTask } from "../accounts.tasks.ts";
import type { AccountsDeps } from "../deps.ts";
import { findProfile } from "../profiles/profiles.repository.ts";
import { emailChangeEmail, emailChangeNotice } from "./session-emails.ts";

interface EmailChange {
  userId: string;
  newEmail: string;
  requestedAt: string;
}

/**
 * A member requests a new email after a fresh sign-in. The response is the same for every email, even one that is
 * taken.
 */
export async function requestEmailChange(
  { db, clock, tasks }: Pick<AccountsDeps, "db" | "clock" | "tasks">,
  member: Member,
  newEmail: string,
) {
  const now = clock();
  requireFreshSignIn(member, now);
  const request = { userId: member.userId, newEmail, requestedAt: now.toISOString() };
  await runOnce(db, (tx) => tasks.enqueue(tx, mailEmailChangeTask, request));
  return { message: sessionCopy.emailChangeRequested };
}

/** The link goes to the new email, if it is available; the notice always goes to the old one. */
export async function sendEmailChange(
  deps: Pick<AccountsDeps, "db" | "identity" | "enqueueMail" | "sendSecretMail" | "publicOrigin">,
  { userId, newEmail, requestedAt }: EmailChange,
): Promise<void> {
  const { db, identity, enqueueMail, sendSecretMail, publicOrigin } = deps;
  // The provider knows the current email; ours may be out of date.
  const [profile, providerRecord] = await Promise.all([
    findProfile(db, userId),
    identity.findPerson(userId),
  ]);
  if (!profile || !providerRecord) return;
  const requestKey = `${userId}:${requestedAt}`;
  const hourAgo = new Date(Date.parse(requestedAt) - 60 * 60 * 1000);
  const requestCount = await countMails(db, `${emailChangeNotice.kind}:${userId}:`, hourAgo);
  if (requestCount >= emailChangeNotice.maxPerHour) return;
  await sendSecretMail({
    email: emailChangeEmail,
    key: `${emailChangeEmail.kind}:${requestKey}`,
    to: newEmail,
    async makeData() {
      const code = await identity.createEmailChangeCode(userId, newEmail);
      return code === undefined ? undefined : { publicOrigin, code };
    },
  });
  await inTransaction(db, (tx) =>
    enqueueMail(tx, {
      key: `${emailChangeNotice.kind}:${requestKey}`,
      to: providerRecord.email,
      ...emailChangeNotice.write({ publicOrigin }),
    }),
  );
}
