import { findProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { trialReminderEmail } from "./plan-emails.ts";
import { planFacts, pricePhrase, shownDay } from "./plan-phrases.ts";
import { takeDueReminders } from "./reminders.repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before the first charge. */
const reminders = [14, 3];

/** Nobody is charged by surprise. Each reminder is taken once, with the email in the same transaction. */
export async function remindOfTrials({
  db,
  clock,
  enqueueMail,
  publicOrigin,
}: Pick<PaymentsDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">): Promise<void> {
  const now = clock();
  for (const daysBefore of reminders) {
    const until = new Date(now.getTime() + daysBefore * DAY_MS);
    await inTransaction(db, async (tx) => {
      for (const subscription of await takeDueReminders(tx, daysBefore, { now, until })) {
        const profile = await findProfile(tx, subscription.userId);
        if (!profile) continue;
        await enqueueMail(tx, {
          key: `${trialReminderEmail.kind}:${subscription.stripeId}:${daysBefore}`,
          to: profile.email,
          ...trialReminderEmail.write({
            ...planFacts(subscription, publicOrigin),
            trialEnds: shownDay(subscription.trialEndsAt),
            price: pricePhrase(subscription),
          }),
        });
      }
    });
  }
}
