import { sessionTexts } from "@boab/contracts/accounts/texts";
import { inTransaction } from "#platform/db/db.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import { countMails } from "#platform/mail/mail.repository.ts";
import type { AccountsParts } from "../parts.ts";
import { findProfile } from "../profiles/profiles.repository.ts";
import { emailChangeLetter, emailChangeNotice } from "./session-letters.ts";
import { mailEmailChange } from "./sessions.tasks.ts";

interface EmailChange {
  userId: string;
  newEmail: string;
  askedAt: string;
}

/** After a fresh sign-in. The answer is the same for every address, also one that is taken. */
export async function requestEmailChange(
  { db, clock, tasks }: Pick<AccountsParts, "db" | "clock" | "tasks">,
  member: Member,
  newEmail: string,
) {
  const now = clock();
  requireFreshSignIn(member, now);
  const request = { userId: member.userId, newEmail, askedAt: now.toISOString() };
  await inTransaction(db, (tx) => tasks.enqueue(tx, mailEmailChange, request));
  return { message: sessionTexts.emailChangeRequested };
}

/** A profile form could ask more often than the call of its own, and would write to strangers. */
const lettersPerHour = 5;
const noticeKey = emailChangeNotice.kind;

/** The link goes to the new address, if it can be had; the notice to the old one in any case. */
export async function sendEmailChange(
  parts: Pick<AccountsParts, "db" | "identity" | "enqueueMail" | "publicOrigin">,
  { userId, newEmail, askedAt }: EmailChange,
): Promise<void> {
  // The provider knows the address in use; ours may be one the person has left behind.
  const [profile, atProvider] = await Promise.all([
    findProfile(parts.db, userId),
    parts.identity.findPerson(userId),
  ]);
  if (!profile || !atProvider) return;
  const hourAgo = new Date(Date.parse(askedAt) - 60 * 60 * 1000);
  if ((await countMails(parts.db, `${noticeKey}:${userId}:`, hourAgo)) >= lettersPerHour) return;
  const code = await parts.identity.createEmailChangeCode(userId, newEmail);
  await inTransaction(parts.db, async (tx) => {
    if (code)
      await parts.enqueueMail(tx, {
        key: `${emailChangeLetter.kind}:${userId}:${askedAt}`,
        to: newEmail,
        ...emailChangeLetter.write({ publicOrigin: parts.publicOrigin, code }),
      });
    await parts.enqueueMail(tx, {
      key: `${noticeKey}:${userId}:${askedAt}`,
      to: atProvider.email,
      ...emailChangeNotice.write(undefined),
    });
  });
}
