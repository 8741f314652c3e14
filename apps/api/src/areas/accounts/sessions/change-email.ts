import { sessionTexts } from "@boab/contracts/accounts/texts";
import { inTransaction } from "#platform/db/db.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import { countMails } from "#platform/mail/mail.repository.ts";
import type { AccountsDeps } from "../deps.ts";
import { findProfile } from "../profiles/profiles.repository.ts";
import { emailChangeEmail, emailChangeNotice } from "./session-emails.ts";
import { mailEmailChange } from "./sessions.tasks.ts";

interface EmailChange {
  userId: string;
  newEmail: string;
  requestedAt: string;
}

/** After a fresh sign-in. The answer is the same for every address, also one that is taken. */
export async function requestEmailChange(
  { db, clock, tasks }: Pick<AccountsDeps, "db" | "clock" | "tasks">,
  member: Member,
  newEmail: string,
) {
  const now = clock();
  requireFreshSignIn(member, now);
  const request = { userId: member.userId, newEmail, requestedAt: now.toISOString() };
  await inTransaction(db, (tx) => tasks.enqueue(tx, mailEmailChange, request));
  return { message: sessionTexts.emailChangeRequested };
}

/** A profile form could ask more often than the call of its own, and would write to strangers. */
const emailsPerHour = 5;
const noticeKey = emailChangeNotice.kind;

/** The link goes to the new address, if it can be had; the notice to the old one in any case. */
export async function sendEmailChange(
  deps: Pick<AccountsDeps, "db" | "identity" | "enqueueMail" | "publicOrigin">,
  { userId, newEmail, requestedAt }: EmailChange,
): Promise<void> {
  // The provider knows the address in use; ours may be one the person has left behind.
  const [profile, atProvider] = await Promise.all([
    findProfile(deps.db, userId),
    deps.identity.findPerson(userId),
  ]);
  if (!profile || !atProvider) return;
  const hourAgo = new Date(Date.parse(requestedAt) - 60 * 60 * 1000);
  if ((await countMails(deps.db, `${noticeKey}:${userId}:`, hourAgo)) >= emailsPerHour) return;
  const code = await deps.identity.createEmailChangeCode(userId, newEmail);
  await inTransaction(deps.db, async (tx) => {
    if (code)
      await deps.enqueueMail(tx, {
        key: `${emailChangeEmail.kind}:${userId}:${requestedAt}`,
        to: newEmail,
        ...emailChangeEmail.write({ publicOrigin: deps.publicOrigin, code }),
      });
    await deps.enqueueMail(tx, {
      key: `${noticeKey}:${userId}:${requestedAt}`,
      to: atProvider.email,
      ...emailChangeNotice.write(undefined),
    });
  });
}
