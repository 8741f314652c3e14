import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { OutreachDeps } from "../deps.ts";
import { newsletterConfirmEmail } from "../outreach-emails.ts";
import { findPendingSubscriber, saveConfirmToken } from "./subscribers.repository.ts";

const confirmDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

type Deps = Pick<OutreachDeps, "db" | "clock" | "sendSecretMail" | "publicOrigin">;

/**
 * Emails the link to somebody who hasn't confirmed. The token is made here, and the link before it works until this one
 * is sent.
 */
export async function sendNewsletterConfirmation(
  { db, clock, sendSecretMail, publicOrigin }: Deps,
  { subscriberId, askedAt }: { subscriberId: string; askedAt: string },
): Promise<void> {
  const subscriber = await findPendingSubscriber(db, subscriberId);
  if (!subscriber) return;
  const { email, unsubscribeToken } = subscriber;
  const unsubscribeUrl = `${publicOrigin}/newsletter/unsubscribe?token=${unsubscribeToken}`;
  await sendSecretMail({
    email: newsletterConfirmEmail,
    key: `${newsletterConfirmEmail.kind}:${email}:${askedAt}`,
    to: email,
    headers: () => ({ "List-Unsubscribe": `<${unsubscribeUrl}>` }),
    async makeData() {
      const token = makeToken();
      const expiresAt = new Date(clock().getTime() + confirmDays * dayMs);
      const isPending = await inTransaction(db, (tx) =>
        saveConfirmToken(tx, subscriberId, hashToken(token), expiresAt),
      );
      const confirmUrl = `${publicOrigin}/newsletter/confirm?token=${token}`;
      return isPending ? { confirmUrl, unsubscribeUrl, confirmDays } : undefined;
    },
  });
}
