import { writeAudit } from "#platform/audit/audit.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { getGreetingName } from "#platform/mail/names.ts";
import type { AccountsDeps } from "../deps.ts";
import { welcomeEmail } from "./profile-emails.ts";

type Deps = Pick<AccountsDeps, "db" | "enqueueMail" | "publicOrigin">;

/** Sends the welcome email through the mail queue, only to the member who asks for it (EDIT-10). */
export function sendWelcome(
  { db, enqueueMail, publicOrigin }: Deps,
  { userId, identity }: Member,
  { ip, requestId }: RequestOrigin,
): Promise<void> {
  const firstName = getGreetingName(identity.fullName ?? "");
  return runOnce(db, async (tx) => {
    await enqueueMail(tx, {
      key: `${welcomeEmail.kind}:${userId}:${requestId}`,
      to: identity.email,
      ...welcomeEmail.write({ firstName, publicOrigin }),
    });
    await writeAudit(tx, {
      actorId: userId,
      act: "send test email",
      objectType: "profile",
      objectId: userId,
      ip,
      requestId,
    });
  });
}
