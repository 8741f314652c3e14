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

/** After a fresh sign-in. The response is the same for every email, even one that is taken. */
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

/** The profile form can ask for this too, so its own rate limit is not enough to stop spam. */
const emailsPerHour = 5;
const noticeKey = emailChangeNotice.kind;

/** The link goes to the new email, if it is available; the notice always goes to the old one. */
export async function sendEmailChange(
  deps: Pick<AccountsDeps, "db" | "identity" | "enqueueMail" | "publicOrigin">,
  { userId, newEmail, requestedAt }: EmailChange,
): Promise<void> {
  // The provider knows the current email; ours may be out of date.
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
