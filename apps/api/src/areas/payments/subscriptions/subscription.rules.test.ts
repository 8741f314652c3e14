import { describe, expect, it } from "vitest";
import { planNews, subscribedPlan, trialEnd } from "./subscription.rules.ts";

describe("the plan that somebody pays for", () => {
  it("is the best one that has not ended", () => {
    expect(subscribedPlan([])).toBe("Basic");
    expect(
      subscribedPlan([
        { plan: "Growing", state: "past_due" },
        { plan: "Pro", state: "ended" },
      ]),
    ).toBe("Growing");
    expect(
      subscribedPlan([
        { plan: "Pro", state: "trialing" },
        { plan: "Growing", state: "active" },
      ]),
    ).toBe("Pro");
  });
});

describe("what somebody is told about their plan", () => {
  const growing = (state: "trialing" | "active" | "past_due" | "ended") =>
    ({ plan: "Growing", state }) as const;
  it.each([
    ["started", undefined, growing("trialing")],
    // The provider makes it before the card has answered.
    ["started", growing("ended"), growing("active")],
    [undefined, undefined, growing("ended")],
    [undefined, growing("trialing"), growing("active")],
    ["changed", growing("active"), { plan: "Pro", state: "active" } as const],
    ["not charged", growing("active"), growing("past_due")],
    [undefined, growing("past_due"), growing("active")],
    ["ended", growing("past_due"), growing("ended")],
    [undefined, growing("ended"), growing("ended")],
  ] as const)("%s", (news, before, after) => {
    expect(planNews(before, after)).toBe(news);
  });
});

describe("SUB-05 X-28 the trial ends six calendar months later", () => {
  it.each([
    ["2026-11-15T10:30:00.000Z", "2027-05-15T10:30:00.000Z"],
    ["2026-08-31T00:00:00.000Z", "2027-02-28T00:00:00.000Z"],
    ["2027-08-31T00:00:00.000Z", "2028-02-29T00:00:00.000Z"],
    ["2026-07-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
  ])("%s", (from, to) => {
    expect(trialEnd(new Date(from), 6).toISOString()).toBe(to);
  });
});
