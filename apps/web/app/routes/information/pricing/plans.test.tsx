import { computeYearlyCents } from "@boab/contracts/payments/plans";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { PublicFigures } from "#shell/public-figures.ts";
import { figures } from "#test/figures.ts";
import { PlanCards } from "./plan-cards.tsx";
import { plans } from "./plans.ts";

const cards = (shown: PublicFigures) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PlanCards figures={shown} />
    </MemoryRouter>,
  );

describe("plans", () => {
  it("SUB-02 Basic is free, Growing 4.95 and Pro 14.95 a month, with 1, 1 and 3 listings", () => {
    expect(plans.map((plan) => [plan.name, plan.monthlyCents, plan.features[0]])).toEqual([
      ["Basic", 0, "1 listing"],
      ["Growing", 495, "1 listing"],
      ["Pro", 1495, "3 listings"],
    ]);
  });

  it("SUB-02 sells nothing with a paid plan that the free one has too", () => {
    const [basic, ...paid] = plans;
    expect(basic?.features).toContain("Bookings and catalogue");
    for (const { features } of paid) expect(features.slice(1)).toEqual(["Everything in Basic"]);
  });

  it("SUB-03 X-04 a year is twelve months without a discount", () => {
    expect(plans.map((plan) => computeYearlyCents(plan.name, 0))).toEqual([0, 5940, 17940]);
  });

  it("SUB-03 X-04 a discount comes off the twelve months, to the cent", () => {
    expect(plans.map((plan) => computeYearlyCents(plan.name, 0.15))).toEqual([0, 5049, 15249]);
  });

  it("SUB-05 X-28 paid plans show the free months of the setting, and none at zero", () => {
    const shown = (trialMonths: number) => cards({ ...figures, trialMonths });
    expect(shown(6).match(/First 6 months free/g)).toHaveLength(2);
    expect(shown(1)).toContain("First month free.");
    expect(shown(0)).not.toContain("free.");
  });

  it("SUB-01 SUB-11 Basic leads to a first listing, the paid plans to the question with their price", () => {
    const links = Array.from(cards(figures).matchAll(/<a [^>]*href="([^"]*)"/g), ([, to]) => to);
    expect(links).toEqual([
      "/directory/add-business",
      "/my-account/subscription?choose=Growing&amp;period=monthly",
      "/my-account/subscription?choose=Pro&amp;period=monthly",
    ]);
  });

  it("X-04 the badge shows only with a discount", () => {
    const shown = (yearlyDiscount: number) => cards({ ...figures, yearlyDiscount });
    expect(shown(0)).not.toContain("Save");
    expect(shown(0.15)).toContain("Save 15% yearly");
  });
});
