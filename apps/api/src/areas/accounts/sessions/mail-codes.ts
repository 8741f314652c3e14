import { sessionCopy } from "@boab/contracts/accounts/copy";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { EmailKind } from "#platform/mail/email.ts";
import { mailPasswordResetTask, mailVerificationTask } from "../accounts.tasks.ts";
import type { AccountsDeps } from "../deps.ts";
import { findProfile } from "../profiles/profiles.repository.ts";
import { type CodeEmailData, passwordResetEmail, verificationEmail } from "./session-emails.ts";

type RequestDeps = Pick<AccountsDeps, "db" | "clock" | "tasks">;
type MailingDeps = Pick<AccountsDeps, "identity" | "sendSecretMail" | "publicOrigin">;

interface CodeRequest {
  email: string;
  requestedAt: string;
}

/** Response and timing are the same for every email: a task finds out whether it is known. */
export async function requestPasswordReset({ db, clock, tasks }: RequestDeps, email: string) {
  const request = { email, requestedAt: clock().toISOString() };
  await runOnce(db, (tx) => tasks.enqueue(tx, mailPasswordResetTask, request));
  return { message: sessionCopy.resetRequested };
}

export async function requestVerification({ db, clock, tasks }: RequestDeps, member: Member) {
  // The email comes from the profile, because it may have changed since the sign-in.
  const profile = await findProfile(db, member.userId);
  if (!profile) throw new AppError("not_signed_in");
  const request = { email: profile.email, requestedAt: clock().toISOString() };
  await runOnce(db, (tx) => tasks.enqueue(tx, mailVerificationTask, request));
  return { message: sessionCopy.verificationSent };
}

export const sendPasswordReset = (deps: MailingDeps, request: CodeRequest) =>
  sendCode(deps, passwordResetEmail, request, deps.identity.createPasswordResetCode);

export const sendVerification = (deps: MailingDeps, request: CodeRequest) =>
  sendCode(deps, verificationEmail, request, deps.identity.createEmailVerificationCode);

function sendCode(
  { sendSecretMail, publicOrigin }: MailingDeps,
  email: EmailKind<CodeEmailData>,
  { email: to, requestedAt }: CodeRequest,
  makeCode: (email: string) => Promise<string | undefined>,
): Promise<void> {
  return sendSecretMail({
    email,
    key: `${email.kind}:${to}:${requestedAt}`,
    to,
    async makeData() {
      const code = await makeCode(to);
      return code === undefined ? undefined : { publicOrigin, code };
    },
  });
}
