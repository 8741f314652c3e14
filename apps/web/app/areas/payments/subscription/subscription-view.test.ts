import type { Subscription, SubscriptionStatus } from "@boab/contracts/payments/subscriptions";
import { describe, expect, it } from "vitest";
import { getPlanChoice, listReminderDays, viewSubscription } from "./subscription-view.ts";

const now = new Date("2026-11-15T00:00:00Z");
const growingSubscription: Subscription = {
  plan: "Growing",
  billingPeriod: "monthly",
  state: "active",
  amountCents: 495,
  startedAt: "2026-11-15T00:00:00.000Z",
  trialEndsAt: null,
  renewsAt: "2026-12-15T00:00:00.000Z",
  endsAt: null,
};
const status = (changes: Partial<Subscription> | null): SubscriptionStatus => ({
  planName: changes === null ? "Basic" : "Growing",
  subscription: changes && { ...growingSubscription, ...changes },
  trialUntil: null,
  isTrialRefused: false,
});

describe("what the subscription page says", () => {
  it("is free without a subscription, and a gift with a plan but no subscription", () => {
    expect(viewSubscription(status(null), now)).toEqual({ kind: "free" });
    expect(viewSubscription({ ...status(null), planName: "Pro" }, now)).toEqual({
      kind: "granted",
    });
    expect(viewSubscription({ ...status({ state: "ended" }), planName: "Basic" }, now)).toEqual({
      kind: "free",
    });
  });

  it("counts the days of a trial up, so that the last day is still one", () => {
    const trialEndsAt = "2026-11-15T18:00:00.000Z";
    expect(viewSubscription(status({ state: "trialing", trialEndsAt }), now)).toEqual({
      kind: "trial",
      endsAt: trialEndsAt,
      daysLeft: 1,
    });
  });

  it("says when the plan renews, ends, or could not be charged", () => {
    expect(viewSubscription(status({}), now)).toEqual({
      kind: "paid",
      renewsAt: growingSubscription.renewsAt,
    });
    const endsAt = "2026-12-15T00:00:00.000Z";
    expect(viewSubscription(status({ endsAt, renewsAt: null }), now)).toEqual({
      kind: "ending",
      endsAt,
    });
    expect(viewSubscription(status({ state: "past_due" }), now)).toEqual({ kind: "overdue" });
  });

  it("X-28 names the days of both reminders", () => {
    expect(
      listReminderDays("2027-05-15T00:00:00Z").map((day) => day.toISOString().slice(0, 10)),
    ).toEqual(["2027-05-01", "2027-05-12"]);
  });
});

describe("SUB-08 SUB-09 SUB-10 what somebody can do with a plan", () => {
  it.each([
    ["Basic", "monthly", null, "Basic", "current"],
    ["Growing", "monthly", null, "Basic", "choose"],
    ["Pro", "monthly", null, "Pro", "current"],
    ["Growing", "monthly", null, "Pro", "included"],
    ["Basic", "monthly", growingSubscription, "Growing", "cancel"],
    ["Growing", "monthly", growingSubscription, "Growing", "current"],
    ["Growing", "yearly", growingSubscription, "Growing", "switch"],
    ["Pro", "monthly", growingSubscription, "Growing", "switch"],
    ["Growing", "monthly", { ...growingSubscription, state: "ended" as const }, "Basic", "choose"],
  ] as const)("%s %s", (plan, period, subscription, planName, choice) => {
    expect(getPlanChoice(plan, period, subscription, planName)).toBe(choice);
  });
});
