import type { Subscription, SubscriptionStatus } from "@boab/contracts/payments/subscriptions";

const yearly: Subscription = {
  plan: "Growing",
  billingPeriod: "yearly",
  state: "active",
  amountCents: 5940,
  startedAt: "2026-11-15T00:00:00.000Z",
  trialEndsAt: null,
  renewsAt: "2027-11-15T00:00:00.000Z",
  endsAt: null,
};
const trial: Subscription = {
  ...yearly,
  billingPeriod: "monthly",
  amountCents: 495,
  state: "trialing",
  trialEndsAt: "2027-05-15T00:00:00.000Z",
  renewsAt: "2027-05-15T00:00:00.000Z",
};

const makePlanStatus = (
  planName: SubscriptionStatus["planName"],
  subscription: Subscription | null,
): SubscriptionStatus => ({
  planName,
  subscription,
  trialUntil: null,
  isTrialRefused: false,
});

/** What somebody may pay for their plan, and the line that says so. */
export const planStatusCases: readonly (readonly [string, string, SubscriptionStatus])[] = [
  ["the free plan", "Always free", makePlanStatus("Basic", null)],
  ["a plan from our team", "Free, a gift from our team", makePlanStatus("Pro", null)],
  ["a trial", "Free until 15 May 2027, then $4.95 a month", makePlanStatus("Growing", trial)],
  [
    "a cancelled trial",
    "Free until 15 May 2027, then Basic",
    makePlanStatus("Growing", { ...trial, renewsAt: null, endsAt: "2027-05-15T00:00:00.000Z" }),
  ],
  ["a year that was paid for", "$59.40 a year", makePlanStatus("Growing", yearly)],
  [
    "a cancelled plan",
    "Paid until 15 Nov 2027, then Basic",
    makePlanStatus("Growing", { ...yearly, renewsAt: null, endsAt: "2027-11-15T00:00:00.000Z" }),
  ],
];
