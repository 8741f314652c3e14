import { describe, expect, it } from "vitest";
import { plans, trialMonths, yearlyCents } from "./plans.ts";

describe("plans", () => {
  it("SUB-02 Basic is free, Growing 4.95 and Pro 14.95 a month, with 1, 1 and 3 listings", () => {
    expect(plans.map((plan) => [plan.name, plan.monthlyCents, plan.features[0]])).toEqual([
      ["Basic", 0, "1 listing"],
      ["Growing", 495, "1 listing"],
      ["Pro", 1495, "3 listings"],
    ]);
  });

  it("X-04 a year is twelve months without a discount", () => {
    expect(plans.map(yearlyCents)).toEqual([0, 5940, 17940]);
  });

  it("SUB-05 paid plans start with six months free", () => {
    expect(trialMonths).toBe(6);
  });
});
