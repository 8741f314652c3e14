import { sessionTexts } from "@boab/contracts/accounts/texts";
import { brand } from "@boab/contracts/common/brand";
import { inTransaction } from "#platform/db/db.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import { type Letter, renderLetter } from "#platform/mail/layout.ts";
import { countMails } from "#platform/mail/mail.repository.ts";
import type { AccountsParts } from "../parts.ts";
import { findProfile } from "../profiles/profiles.repository.ts";
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

const linkLetter = (publicOrigin: string, code: string): Letter => ({
  heading: "Is this your new address?",
  paragraphs: ["Open this link to use this address for your account from now on."],
  button: {
    label: "Use this address",
    url: `${publicOrigin}/account/verify-email?oobCode=${encodeURIComponent(code)}`,
  },
  reason: "Somebody asked for this in an account. If it was not you, leave the link unopened.",
});

const notice: Letter = {
  heading: "Your address is about to change",
  paragraphs: [
    "Somebody signed in to your account, or our team, asked to use another email address for it. It changes when the link in the letter to that address is opened.",
    "If that was not you, choose a new password and write to us.",
  ],
  reason: "We tell the address in use about every such wish.",
};

/** A profile form could ask more often than the call of its own, and would write to strangers. */
const lettersPerHour = 5;
const noticeKey = "change-email-notice";

/** The link goes to the new address, if it can be had; the notice to the old one in any case. */
export async function sendEmailChange(
  parts: Pick<AccountsParts, "db" | "identity" | "enqueueMail" | "publicOrigin">,
  { userId, newEmail, askedAt }: EmailChange,
): Promise<void> {
  const profile = await findProfile(parts.db, userId);
  if (!profile) return;
  const hourAgo = new Date(Date.parse(askedAt) - 60 * 60 * 1000);
  if ((await countMails(parts.db, `${noticeKey}:${userId}:`, hourAgo)) >= lettersPerHour) return;
  const code = await parts.identity.createEmailChangeCode(profile.email, newEmail);
  await inTransaction(parts.db, async (tx) => {
    if (code)
      await parts.enqueueMail(tx, {
        key: `change-email:${userId}:${askedAt}`,
        to: newEmail,
        subject: `Your new address for ${brand.name}`,
        ...renderLetter(linkLetter(parts.publicOrigin, code)),
      });
    await parts.enqueueMail(tx, {
      key: `${noticeKey}:${userId}:${askedAt}`,
      to: profile.email,
      subject: `Your ${brand.name} address is about to change`,
      ...renderLetter(notice),
    });
  });
}
