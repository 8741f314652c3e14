import { sessionTexts } from "@boab/contracts/accounts/texts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { AccountsDeps } from "../deps.ts";
import { findProfile } from "../profiles/profiles.repository.ts";
import { passwordResetEmail, verificationEmail } from "./session-emails.ts";
import { mailPasswordReset, mailVerification } from "./sessions.tasks.ts";

type RequestDeps = Pick<AccountsDeps, "db" | "clock" | "tasks">;
type MailingDeps = Pick<AccountsDeps, "db" | "identity" | "enqueueMail" | "publicOrigin">;

interface CodeRequest {
  email: string;
  requestedAt: string;
}

/** Response and timing are the same for every email: a task finds out whether it is known. */
export async function requestPasswordReset({ db, clock, tasks }: RequestDeps, email: string) {
  const request = { email, requestedAt: clock().toISOString() };
  await inTransaction(db, (tx) => tasks.enqueue(tx, mailPasswordReset, request));
  return { message: sessionTexts.resetRequested };
}

export async function requestVerification({ db, clock, tasks }: RequestDeps, member: Member) {
  // Not from the session: the email may have changed since the sign-in.
  const profile = await findProfile(db, member.userId);
  if (!profile) throw new AppError("not_signed_in");
  const request = { email: profile.email, requestedAt: clock().toISOString() };
  await inTransaction(db, (tx) => tasks.enqueue(tx, mailVerification, request));
  return { message: sessionTexts.verificationSent };
}

export async function sendPasswordReset(deps: MailingDeps, { email, requestedAt }: CodeRequest) {
  const code = await deps.identity.createPasswordResetCode(email);
  if (!code) return;
  const { publicOrigin } = deps;
  await inTransaction(deps.db, (tx) =>
    deps.enqueueMail(tx, {
      key: `${passwordResetEmail.kind}:${email}:${requestedAt}`,
      to: email,
      // Anyone can ask for any email; nobody's mailbox must fill up.
      atMostPerHour: 3,
      ...passwordResetEmail.write({ publicOrigin, code }),
    }),
  );
}

export async function sendVerification(deps: MailingDeps, { email, requestedAt }: CodeRequest) {
  const code = await deps.identity.createEmailVerificationCode(email);
  if (!code) return;
  const { publicOrigin } = deps;
  await inTransaction(deps.db, (tx) =>
    deps.enqueueMail(tx, {
      key: `${verificationEmail.kind}:${email}:${requestedAt}`,
      to: email,
      ...verificationEmail.write({ publicOrigin, code }),
    }),
  );
}
