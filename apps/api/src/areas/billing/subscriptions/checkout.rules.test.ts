import { describe, expect, it } from "vitest";
import {
  chooseNextStep,
  choosePrice,
  isReusableCheckout,
  type PlanPrice,
} from "./checkout.rules.ts";
import type { PlanCheckout } from "./checkouts.repository.ts";

const monthly: PlanPrice = {
  id: "price_gm",
  plan: "Growing",
  billingPeriod: "monthly",
  amountCents: 495,
};
const yearly: PlanPrice = {
  id: "price_gy",
  plan: "Growing",
  billingPeriod: "yearly",
  amountCents: 5940,
};

describe("SUB-06 SUB-07 the price of a chosen plan", () => {
  it("is found by plan and period, or by its own id", () => {
    expect(choosePrice({ plan: "Growing", billingPeriod: "yearly" }, [monthly, yearly], 0)).toEqual(
      {
        ok: true,
        price: yearly,
      },
    );
    expect(choosePrice({ priceId: "price_gm" }, [monthly, yearly], 0)).toEqual({
      ok: true,
      price: monthly,
    });
  });

  it("is refused for a price that is not ours, whatever else it names", () => {
    const choice = {
      priceId: "price_of_another",
      plan: "Growing",
      billingPeriod: "monthly",
    } as const;
    expect(choosePrice(choice, [monthly], 0)).toEqual({ ok: false, reason: "bad_request" });
  });

  it("is missing until the yearly price exists", () => {
    expect(choosePrice({ plan: "Growing", billingPeriod: "yearly" }, [monthly], 0)).toEqual({
      ok: false,
      reason: "plan_not_priced",
    });
  });

  it("is refused when the provider would charge something else than the pages show", () => {
    expect(choosePrice({ priceId: "price_gy" }, [yearly], 0.1)).toEqual({
      ok: false,
      reason: "plan_not_priced",
    });
    expect(choosePrice({ priceId: "price_gm" }, [{ ...monthly, amountCents: 1 }], 0).ok).toBe(
      false,
    );
  });
});

describe("what a press on a plan leads to", () => {
  it("SUB-10 stops at the plan somebody has", () => {
    expect(chooseNextStep("Growing", monthly, monthly)).toBe("already there");
  });

  it("SUB-10 stops at a plan that the team gave, and at a smaller one", () => {
    const pro = { ...monthly, plan: "Pro" } as const;
    expect(chooseNextStep("Pro", undefined, pro)).toBe("already there");
    expect(chooseNextStep("Pro", undefined, monthly)).toBe("already there");
    expect(chooseNextStep("Pro", monthly, pro)).toBe("already there");
    expect(chooseNextStep("Growing", undefined, pro)).toBe("check out");
    expect(chooseNextStep("Pro", pro, monthly)).toBe("change at the provider");
  });

  it("SUB-08 lets the provider change a running subscription instead of adding a second", () => {
    expect(chooseNextStep("Growing", monthly, yearly)).toBe("change at the provider");
    expect(chooseNextStep("Basic", undefined, yearly)).toBe("check out");
  });

  it("opens the same page again while it can be paid", () => {
    const now = new Date("2026-11-15T00:00:00Z");
    const makeLaterDate = (ms: number) => new Date(now.getTime() + ms);
    const open = {
      priceId: "price_gm",
      url: "https://pay.example/1",
      createdAt: now,
      expiresAt: makeLaterDate(3_600_000),
    } as PlanCheckout;
    expect(isReusableCheckout(open, monthly, now)).toBe(true);
    expect(isReusableCheckout(open, yearly, now)).toBe(false);
    expect(isReusableCheckout(open, monthly, open.expiresAt)).toBe(false);
    // A page that was never heard of: it may be under way for a moment, then it is given up.
    expect(isReusableCheckout({ ...open, url: null }, monthly, makeLaterDate(5_000))).toBe(true);
    expect(isReusableCheckout({ ...open, url: null }, monthly, makeLaterDate(60_000))).toBe(false);
    expect(isReusableCheckout(open, monthly, makeLaterDate(60_000))).toBe(true);
  });
});
