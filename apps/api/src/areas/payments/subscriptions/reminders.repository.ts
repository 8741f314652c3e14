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
 * Trials that end by then and will be charged, each once a reminder. Two workers at once take each only once,
 * because the second one's insert waits for the first.
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
    select stripe_id as "stripeId", user_id as "userId", plan, billing_period as "billingPeriod",
      amount_cents as "amountCents", trial_ends_at as "trialEndsAt"
    from due join taken on taken.subscription_id = due.stripe_id
  `.execute(tx);
  return rows;
}
