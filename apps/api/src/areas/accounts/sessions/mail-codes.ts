import { sessionTexts } from "@boab/contracts/accounts/texts";
import { brand } from "@boab/contracts/common/brand";
import { inTransaction } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { renderLetter } from "#platform/mail/layout.ts";
import type { AccountsParts } from "../parts.ts";
import { mailPasswordReset, mailVerification } from "./sessions.tasks.ts";

type AskingParts = Pick<AccountsParts, "db" | "clock" | "tasks">;
type MailingParts = Pick<AccountsParts, "db" | "identity" | "enqueueMail" | "publicOrigin">;

interface CodeRequest {
  email: string;
  askedAt: string;
}

/** The answer and its timing are the same for every address: a task finds out whether it is known. */
export async function requestPasswordReset({ db, clock, tasks }: AskingParts, email: string) {
  const request = { email, askedAt: clock().toISOString() };
  await inTransaction(db, (tx) => tasks.enqueue(tx, mailPasswordReset, request));
  return { message: sessionTexts.resetRequested };
}

export async function requestVerification({ db, clock, tasks }: AskingParts, member: Member) {
  const request = { email: member.identity.email, askedAt: clock().toISOString() };
  await inTransaction(db, (tx) => tasks.enqueue(tx, mailVerification, request));
  return { message: sessionTexts.verificationSent };
}

export async function sendPasswordReset(parts: MailingParts, { email, askedAt }: CodeRequest) {
  const code = await parts.identity.createPasswordResetCode(email);
  if (!code) return;
  const url = `${parts.publicOrigin}/account/reset-password?oobCode=${encodeURIComponent(code)}`;
  const letter = renderLetter({
    heading: "Choose a new password",
    paragraphs: ["Open this link within an hour to set a new password for your account."],
    button: { label: "Choose a new password", url },
    reason: "Somebody asked for this at your address. If it was not you, leave the link unopened.",
  });
  await inTransaction(parts.db, (tx) =>
    parts.enqueueMail(tx, {
      key: `password-reset:${email}:${askedAt}`,
      to: email,
      subject: `Choose a new ${brand.name} password`,
      ...letter,
    }),
  );
}

export async function sendVerification(parts: MailingParts, { email, askedAt }: CodeRequest) {
  const code = await parts.identity.createEmailVerificationCode(email);
  if (!code) return;
  const url = `${parts.publicOrigin}/account/verify-email?oobCode=${encodeURIComponent(code)}`;
  const letter = renderLetter({
    heading: "Is this your address?",
    paragraphs: ["Open this link to verify it. Reviews and bookings need a verified address."],
    button: { label: "Verify my address", url },
    reason: "You asked for this in your account.",
  });
  await inTransaction(parts.db, (tx) =>
    parts.enqueueMail(tx, {
      key: `verify-email:${email}:${askedAt}`,
      to: email,
      subject: `Verify your address for ${brand.name}`,
      ...letter,
    }),
  );
}
