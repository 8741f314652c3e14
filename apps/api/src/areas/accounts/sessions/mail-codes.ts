import { sessionTexts } from "@boab/contracts/accounts/texts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { AccountsParts } from "../parts.ts";
import { findProfile } from "../profiles/profiles.repository.ts";
import { passwordResetLetter, verificationLetter } from "./session-letters.ts";
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
  // Not the session's word: the address may have changed since the sign-in.
  const profile = await findProfile(db, member.userId);
  if (!profile) throw new AppError("not_signed_in");
  const request = { email: profile.email, askedAt: clock().toISOString() };
  await inTransaction(db, (tx) => tasks.enqueue(tx, mailVerification, request));
  return { message: sessionTexts.verificationSent };
}

export async function sendPasswordReset(parts: MailingParts, { email, askedAt }: CodeRequest) {
  const code = await parts.identity.createPasswordResetCode(email);
  if (!code) return;
  const { publicOrigin } = parts;
  await inTransaction(parts.db, (tx) =>
    parts.enqueueMail(tx, {
      key: `${passwordResetLetter.kind}:${email}:${askedAt}`,
      to: email,
      // Anyone can ask for anyone's; a mailbox must not fill up.
      atMostPerHour: 3,
      ...passwordResetLetter.write({ publicOrigin, code }),
    }),
  );
}

export async function sendVerification(parts: MailingParts, { email, askedAt }: CodeRequest) {
  const code = await parts.identity.createEmailVerificationCode(email);
  if (!code) return;
  const { publicOrigin } = parts;
  await inTransaction(parts.db, (tx) =>
    parts.enqueueMail(tx, {
      key: `${verificationLetter.kind}:${email}:${askedAt}`,
      to: email,
      ...verificationLetter.write({ publicOrigin, code }),
    }),
  );
}
