import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import { freePlan, isPaidPlan, isUpgrade, trialReminderDays } from "@boab/contracts/payments/plans";
import type { Subscription, SubscriptionStatus } from "@boab/contracts/payments/subscriptions";

/** The state of a member's plan. */
export type SubscriptionView =
  | { kind: "free" }
  | { kind: "granted" }
  | { kind: "trial"; endsAt: string; daysLeft: number }
  | { kind: "paid"; renewsAt: string }
  | { kind: "ending"; endsAt: string }
  | { kind: "overdue" };

const DAY_MS = 24 * 60 * 60 * 1000;

/** A paid plan without a subscription was granted by the team. */
export function viewSubscription(
  { planName, subscription }: SubscriptionStatus,
  now: Date,
): SubscriptionView {
  if (!subscription || subscription.state === "ended")
    return { kind: planName === freePlan ? "free" : "granted" };
  if (subscription.state === "past_due") return { kind: "overdue" };
  if (subscription.endsAt) return { kind: "ending", endsAt: subscription.endsAt };
  if (subscription.state === "trialing" && subscription.trialEndsAt) {
    const endsAt = subscription.trialEndsAt;
    const remainingDays = Math.ceil((new Date(endsAt).getTime() - now.getTime()) / DAY_MS);
    return { kind: "trial", endsAt, daysLeft: Math.max(0, remainingDays) };
  }
  return subscription.renewsAt
    ? { kind: "paid", renewsAt: subscription.renewsAt }
    : { kind: "granted" };
}

/** Returns the days on which we email a reminder before the first charge. */
export const listReminderDays = (trialEndsAt: string): Date[] =>
  trialReminderDays.map((days) => new Date(new Date(trialEndsAt).getTime() - days * DAY_MS));

/** What a member can do with a plan, compared with their current one. */
export type PlanChoice = "current" | "included" | "choose" | "switch" | "cancel";

/** True if the plan can be pressed. */
export const isOffered = (choice: PlanChoice): boolean =>
  choice !== "current" && choice !== "included";

export function getPlanChoice(
  plan: DirectoryPlan,
  billingPeriod: string,
  subscription: Subscription | null,
  planName: DirectoryPlan,
): PlanChoice {
  const isPaying = subscription !== null && subscription.state !== "ended";
  if (!isPaidPlan(plan)) return isPaying ? "cancel" : "current";
  if (!isPaying && isUpgrade(plan, planName)) return "included";
  if (!isPaying) return plan === planName ? "current" : "choose";
  return subscription.plan === plan && subscription.billingPeriod === billingPeriod
    ? "current"
    : "switch";
}
