import { trialReminderDays } from "@boab/contracts/payments/plans";
import { formatLongDate } from "@boab/format/dates";
import { findProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { BillingDeps } from "../deps.ts";
import { describePrice, toPlanEmailData } from "./plan-email-data.ts";
import { trialReminderEmail } from "./plan-emails.ts";
import { takeDueReminders } from "./reminders.repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Reminds members before a trial ends and is charged. Each reminder is taken once, in the transaction that enqueues its
 * email.
 */
export async function remindOfTrials({
  db,
  clock,
  enqueueMail,
  publicOrigin,
}: Pick<BillingDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">): Promise<void> {
  const now = clock();
  for (const daysBefore of trialReminderDays) {
    const until = new Date(now.getTime() + daysBefore * DAY_MS);
    await inTransaction(db, async (tx) => {
      for (const subscription of await takeDueReminders(tx, daysBefore, { now, until })) {
        const profile = await findProfile(tx, subscription.userId);
        if (!profile) continue;
        await enqueueMail(tx, {
          key: `${trialReminderEmail.kind}:${subscription.stripeId}:${daysBefore}`,
          to: profile.email,
          ...trialReminderEmail.write({
            ...toPlanEmailData(subscription, publicOrigin),
            trialEnds: formatLongDate(subscription.trialEndsAt),
            price: describePrice(subscription),
          }),
        });
      }
    });
  }
}
