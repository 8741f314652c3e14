import type { Subscription, SubscriptionStatus } from "@boab/contracts/payments/subscriptions";

/** What the page says about the plan a person has. */
export type SubscriptionView =
  | { kind: "free" }
  | { kind: "granted" }
  | { kind: "trial"; endsAt: string; daysLeft: number }
  | { kind: "paid"; renewsAt: string }
  | { kind: "ending"; endsAt: string }
  | { kind: "overdue" };

const DAY_MS = 24 * 60 * 60 * 1000;

/** A plan without a subscription was given by the team. */
export function viewOf(
  { planName, subscription }: SubscriptionStatus,
  now: Date,
): SubscriptionView {
  if (!subscription || subscription.state === "ended")
    return { kind: planName === "Basic" ? "free" : "granted" };
  if (subscription.state === "past_due") return { kind: "overdue" };
  if (subscription.endsAt) return { kind: "ending", endsAt: subscription.endsAt };
  if (subscription.state === "trialing" && subscription.trialEndsAt) {
    const endsAt = subscription.trialEndsAt;
    const left = Math.ceil((new Date(endsAt).getTime() - now.getTime()) / DAY_MS);
    return { kind: "trial", endsAt, daysLeft: Math.max(0, left) };
  }
  return subscription.renewsAt
    ? { kind: "paid", renewsAt: subscription.renewsAt }
    : { kind: "granted" };
}

/** The days on which we write before the first charge. */
export const reminderDays = (trialEndsAt: string): Date[] =>
  [14, 3].map((days) => new Date(new Date(trialEndsAt).getTime() - days * DAY_MS));

/** What somebody can do with a plan, seen from the one they have. */
export type PlanChoice = "current" | "choose" | "switch" | "cancel";

export function choiceOf(
  plan: string,
  billingPeriod: string,
  subscription: Subscription | null,
  planName: string,
): PlanChoice {
  const isPaying = subscription !== null && subscription.state !== "ended";
  if (plan === "Basic") return isPaying ? "cancel" : "current";
  if (!isPaying) return plan === planName ? "current" : "choose";
  return subscription.plan === plan && subscription.billingPeriod === billingPeriod
    ? "current"
    : "switch";
}
