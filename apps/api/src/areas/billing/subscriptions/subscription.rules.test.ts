import { describe, expect, it } from "vitest";
import { computeTrialEnd, findPlanChangeKind, findSubscribedPlan } from "./subscription.rules.ts";

describe("the plan that somebody pays for", () => {
  it("is the best one that has not ended", () => {
    expect(findSubscribedPlan([])).toBe("Basic");
    expect(
      findSubscribedPlan([
        { plan: "Growing", state: "past_due" },
        { plan: "Pro", state: "ended" },
      ]),
    ).toBe("Growing");
    expect(
      findSubscribedPlan([
        { plan: "Pro", state: "trialing" },
        { plan: "Growing", state: "active" },
      ]),
    ).toBe("Pro");
  });
});

describe("what somebody is told about their plan", () => {
  const makeGrowingSubscription = (state: "trialing" | "active" | "past_due" | "ended") =>
    ({ plan: "Growing", state }) as const;
  it.each([
    ["started", undefined, makeGrowingSubscription("trialing")],
    // The provider makes it before the card has answered.
    ["started", makeGrowingSubscription("ended"), makeGrowingSubscription("active")],
    [undefined, undefined, makeGrowingSubscription("ended")],
    [undefined, makeGrowingSubscription("trialing"), makeGrowingSubscription("active")],
    ["changed", makeGrowingSubscription("active"), { plan: "Pro", state: "active" } as const],
    ["not charged", makeGrowingSubscription("active"), makeGrowingSubscription("past_due")],
    [undefined, makeGrowingSubscription("past_due"), makeGrowingSubscription("active")],
    ["ended", makeGrowingSubscription("past_due"), makeGrowingSubscription("ended")],
    [undefined, makeGrowingSubscription("ended"), makeGrowingSubscription("ended")],
  ] as const)("%s", (news, before, after) => {
    expect(findPlanChangeKind(before, after)).toBe(news);
  });
});

describe("SUB-05 X-28 the trial ends six calendar months later", () => {
  it.each([
    ["2026-11-15T10:30:00.000Z", "2027-05-15T10:30:00.000Z"],
    ["2026-08-31T00:00:00.000Z", "2027-02-28T00:00:00.000Z"],
    ["2027-08-31T00:00:00.000Z", "2028-02-29T00:00:00.000Z"],
    ["2026-07-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
  ])("%s", (from, to) => {
    expect(computeTrialEnd(new Date(from), 6).toISOString()).toBe(to);
  });
});
