import { describe, expect, it } from "vitest";
import {
  chooseNextStep,
  choosePrice,
  isReusableCheckout,
  type PlanPrice,
} from "./checkout.rules.ts";
import type { PlanCheckout } from "./checkouts.repository.ts";

const monthlyPrice: PlanPrice = {
  id: "price_gm",
  plan: "Growing",
  billingPeriod: "monthly",
  amountCents: 495,
};
const yearlyPrice: PlanPrice = {
  id: "price_gy",
  plan: "Growing",
  billingPeriod: "yearly",
  amountCents: 5940,
};

describe("SUB-06 SUB-07 the price of a chosen plan", () => {
  it("is found by plan and period, or by its own id", () => {
    expect(
      choosePrice({ plan: "Growing", billingPeriod: "yearly" }, [monthlyPrice, yearlyPrice], 0),
    ).toEqual({
      ok: true,
      price: yearlyPrice,
    });
    expect(choosePrice({ priceId: "price_gm" }, [monthlyPrice, yearlyPrice], 0)).toEqual({
      ok: true,
      price: monthlyPrice,
    });
  });

  it("is refused for a price that is not ours, whatever else it names", () => {
    const choice = {
      priceId: "price_of_another",
      plan: "Growing",
      billingPeriod: "monthly",
    } as const;
    expect(choosePrice(choice, [monthlyPrice], 0)).toEqual({ ok: false, reason: "bad_request" });
  });

  it("is missing until the yearly price exists", () => {
    expect(choosePrice({ plan: "Growing", billingPeriod: "yearly" }, [monthlyPrice], 0)).toEqual({
      ok: false,
      reason: "plan_not_priced",
    });
  });

  it("is refused when the provider would charge something else than the pages show", () => {
    expect(choosePrice({ priceId: "price_gy" }, [yearlyPrice], 0.1)).toEqual({
      ok: false,
      reason: "plan_not_priced",
    });
    expect(choosePrice({ priceId: "price_gm" }, [{ ...monthlyPrice, amountCents: 1 }], 0).ok).toBe(
      false,
    );
  });
});

describe("what a press on a plan leads to", () => {
  it("SUB-10 stops at the plan somebody has", () => {
    expect(chooseNextStep("Growing", monthlyPrice, monthlyPrice)).toBe("already there");
  });

  it("SUB-10 stops at a plan that the team gave, and at a smaller one", () => {
    const proPrice = { ...monthlyPrice, plan: "Pro" } as const;
    expect(chooseNextStep("Pro", undefined, proPrice)).toBe("already there");
    expect(chooseNextStep("Pro", undefined, monthlyPrice)).toBe("already there");
    expect(chooseNextStep("Pro", monthlyPrice, proPrice)).toBe("already there");
    expect(chooseNextStep("Growing", undefined, proPrice)).toBe("check out");
    expect(chooseNextStep("Pro", proPrice, monthlyPrice)).toBe("change at the provider");
  });

  it("SUB-08 lets the provider change a running subscription instead of adding a second", () => {
    expect(chooseNextStep("Growing", monthlyPrice, yearlyPrice)).toBe("change at the provider");
    expect(chooseNextStep("Basic", undefined, yearlyPrice)).toBe("check out");
  });

  it("opens the same page again while it can be paid", () => {
    const now = new Date("2026-11-15T00:00:00Z");
    const makeLaterDate = (ms: number) => new Date(now.getTime() + ms);
    const openCheckout = {
      priceId: "price_gm",
      url: "https://pay.example/1",
      createdAt: now,
      expiresAt: makeLaterDate(3_600_000),
    } as PlanCheckout;
    expect(isReusableCheckout(openCheckout, monthlyPrice, now)).toBe(true);
    expect(isReusableCheckout(openCheckout, yearlyPrice, now)).toBe(false);
    expect(isReusableCheckout(openCheckout, monthlyPrice, openCheckout.expiresAt)).toBe(false);
    // A page that was never heard of: it may be under way for a moment, then it is given up.
    expect(
      isReusableCheckout({ ...openCheckout, url: null }, monthlyPrice, makeLaterDate(5_000)),
    ).toBe(true);
    expect(
      isReusableCheckout({ ...openCheckout, url: null }, monthlyPrice, makeLaterDate(60_000)),
    ).toBe(false);
    expect(isReusableCheckout(openCheckout, monthlyPrice, makeLaterDate(60_000))).toBe(true);
  });
});
