import type { BillingPeriod, PaidPlan } from "@boab/contracts/payments/plans";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

interface DueReminder {
  stripeId: string;
  userId: string;
  plan: PaidPlan;
  billingPeriod: BillingPeriod;
  amountCents: number;
  trialEndsAt: Date;
}

/**
 * Takes the trials that end by `until` and will be charged, each once per reminder. Two workers at once never take the
 * same one, because the second one's insert waits for the first.
 */
export async function takeDueReminders(
  tx: Tx,
  daysBefore: number,
  { now, until }: { now: Date; until: Date },
): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select stripe_id, user_id, plan, billing_period, amount_cents, trial_ends_at
      from payments.subscription
      where state = 'trialing' and ends_at is null
        and trial_ends_at > ${now} and trial_ends_at <= ${until}
    ), taken as (
      insert into payments.trial_reminder (subscription_id, days_before, taken_at)
      select stripe_id, ${daysBefore}, ${now} from due
      on conflict do nothing
      returning subscription_id
    )
    select stripe_id, user_id, plan, billing_period,
      amount_cents, trial_ends_at
    from due join taken on taken.subscription_id = due.stripe_id
  `.execute(tx);
  return rows;
}
