import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import {
  type BillingPeriod,
  billingPeriods,
  freePlan,
  isPlanAtLeast,
  type PaidPlan,
  paidPlans,
} from "@boab/contracts/payments/plans";

export type SubscriptionState = "trialing" | "active" | "past_due" | "ended";

export interface KnownSubscription {
  stripeId: string;
  plan: PaidPlan;
  billingPeriod: BillingPeriod;
  state: SubscriptionState;
  amountCents: number;
  startedAt: Date;
  trialEndsAt: Date | null;
  periodEndsAt: Date;
  endsAt: Date | null;
}

/** The fields we read of the provider's subscription. */
interface SubscriptionObject {
  id: string;
  status: string;
  start_date: number;
  trial_end: number | null;
  ended_at: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  items: {
    data: {
      current_period_end: number;
      price: { metadata: Record<string, string>; unit_amount: number | null };
    }[];
  };
}

/**
 * While the provider still tries to collect, the plan stays: nobody loses listings because a card expired.
 * `incomplete` was never paid for, and `unpaid` means that every attempt failed.
 */
const states: Partial<Record<string, SubscriptionState>> = {
  trialing: "trialing",
  active: "active",
  past_due: "past_due",
  incomplete: "ended",
  incomplete_expired: "ended",
  unpaid: "ended",
  paused: "ended",
  canceled: "ended",
};

const toDate = (seconds: number) => new Date(seconds * 1000);
const toDateOrNull = (seconds: number | null) => (seconds === null ? null : toDate(seconds));

const findValue = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

/**
 * Returns what we store of a subscription. It depends on the object alone, so the order of its events does not matter.
 * Returns undefined when it is not for one of our plans, or in a state that we do not know.
 */
export function describeSubscription(object: SubscriptionObject): KnownSubscription | undefined {
  const [item] = object.items.data;
  const plan = findValue(paidPlans, item?.price.metadata.plan);
  const billingPeriod = findValue(billingPeriods, item?.price.metadata.billingPeriod);
  const state = states[object.status];
  if (!item || !plan || !billingPeriod || !state) return undefined;
  const endedAt = toDateOrNull(object.ended_at ?? object.cancel_at);
  const periodEndsAt = toDate(item.current_period_end);
  return {
    stripeId: object.id,
    plan,
    billingPeriod,
    state,
    amountCents: item.price.unit_amount ?? 0,
    startedAt: toDate(object.start_date),
    trialEndsAt: toDateOrNull(object.trial_end),
    periodEndsAt,
    endsAt: endedAt ?? (object.cancel_at_period_end ? periodEndsAt : null),
  };
}

/** Each of these changes sends an email. */
export type PlanChangeKind = "started" | "changed" | "not charged" | "ended";

type PlanAndState = Pick<KnownSubscription, "plan" | "state">;

export function findPlanChangeKind(
  before: PlanAndState | undefined,
  after: PlanAndState,
): PlanChangeKind | undefined {
  // A new subscription is `incomplete` for a moment, which we store as `ended`.
  if (!before || (before.state === "ended" && after.state !== "ended"))
    return after.state === "ended" ? undefined : "started";
  if (before.state !== after.state && after.state === "ended") return "ended";
  if (before.state !== after.state && after.state === "past_due") return "not charged";
  return before.plan !== after.plan && after.state !== "ended" ? "changed" : undefined;
}

/** Returns the best plan among the subscriptions that are paid for or in a trial. */
export const findSubscribedPlan = (
  subscriptions: Pick<KnownSubscription, "plan" | "state">[],
): DirectoryPlan =>
  subscriptions
    .filter(({ state }) => state !== "ended")
    .reduce<DirectoryPlan>((best, { plan }) => (isPlanAtLeast(best, plan) ? best : plan), freePlan);

/** Adds calendar months to a date: six months from 31 August is the last day of February. */
export function computeTrialEnd(now: Date, months: number): Date {
  const end = new Date(now);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return end;
}
