import { freePlan } from "./plans.ts";
import type { SubscriptionStatus } from "./subscriptions.ts";

interface Formatters {
  money: (amountCents: number) => string;
  date: (instant: string) => string;
}

/** What this person pays for their plan, in one line. A plan without a subscription was given by the team. */
export function describePlanPrice(
  { planName, subscription }: Pick<SubscriptionStatus, "planName" | "subscription">,
  { money, date }: Formatters,
): string {
  if (planName === freePlan) return "always free";
  if (!subscription || subscription.state === "ended" || subscription.plan !== planName)
    return "free, a gift from our team";
  const { amountCents, billingPeriod, endsAt, trialEndsAt, state } = subscription;
  const price = `${money(amountCents)} a ${billingPeriod === "monthly" ? "month" : "year"}`;
  if (state === "trialing" && trialEndsAt)
    return endsAt
      ? `free until ${date(endsAt)}, then ${freePlan}`
      : `free until ${date(trialEndsAt)}, then ${price}`;
  return endsAt ? `paid until ${date(endsAt)}, then ${freePlan}` : price;
}
