import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { AccountsDeps } from "../deps.ts";
import { welcomeEmail } from "./welcome-email.ts";

type Deps = Pick<AccountsDeps, "db" | "enqueueMail" | "publicOrigin">;

/** Sends the welcome email the way every email goes, to nobody but the member who asks (EDIT-10). */
export function sendWelcome(
  { db, enqueueMail, publicOrigin }: Deps,
  { userId, identity }: Member,
  { ip, requestId }: RequestOrigin,
): Promise<void> {
  const firstName = identity.fullName?.trim().split(/\s+/)[0] || "there";
  return inTransaction(db, async (tx) => {
    await enqueueMail(tx, {
      key: `${welcomeEmail.kind}:${userId}:${requestId}`,
      to: identity.email,
      ...welcomeEmail.write({ firstName, publicOrigin }),
    });
    await writeAudit(tx, {
      ...{ actorId: userId, act: "send test email", objectType: "profile", objectId: userId },
      ...{ ip, requestId },
    });
  });
}
