import { maxTeammates } from "@boab/contracts/bookings/limits";
import { planRows, sharedFeatures } from "@boab/contracts/payments/describe-plans";
import { computeYearlyCents, directoryPlans, planTerms } from "@boab/contracts/payments/plans";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { PublicFigures } from "#shell/public-figures.ts";
import { figures } from "#test/figures.ts";
import { PlanCards } from "./plan-cards.tsx";
import { PlanComparison } from "./plan-comparison.tsx";
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

  it("SUB-02 sells nothing with a paid plan that the smaller one has too", () => {
    const [basic, growing, pro] = plans.map(({ features }) => features);
    expect(basic).toEqual([
      "1 listing",
      ...sharedFeatures,
      "Online bookings for one person",
      "Views of your page over 30 days",
    ]);
    expect(growing).toEqual([
      "1 listing",
      "Everything in Basic",
      `Online bookings for your whole team, up to ${maxTeammates} people`,
      "A waiting list for full days",
      "Views of your page over 12 months",
    ]);
    expect(pro).toEqual([
      "3 listings",
      "Everything in Growing",
      "A turn in the place marked “Promoted” beside the results",
    ]);
  });

  it("compares what the server's table allows, cell by cell", () => {
    const rows = Array.from(
      renderToStaticMarkup(<PlanComparison />).matchAll(/<tr>(.*?)<\/tr>/g),
      ([, row = ""]) =>
        Array.from(row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g), ([, cell = ""]) =>
          cell.replace(/<[^>]+>/g, ""),
        ),
    );
    expect(rows).toEqual([
      ["What you get", ...directoryPlans],
      ["Live listings", ...directoryPlans.map((plan) => String(planTerms[plan].listings))],
      [
        "People who take online bookings",
        ...directoryPlans.map((plan) =>
          planTerms[plan].calendars === 1 ? "1" : `Up to ${planTerms[plan].calendars}`,
        ),
      ],
      [
        "Waiting list for full days",
        ...directoryPlans.map((plan) => (planTerms[plan].hasWaitingList ? "Yes" : "No")),
      ],
      [
        "Views of your page",
        ...directoryPlans.map((plan) =>
          planTerms[plan].daysOfFigures === 365
            ? "12 months"
            : `${planTerms[plan].daysOfFigures} days`,
        ),
      ],
      [
        "A turn in the place marked “Promoted”",
        ...directoryPlans.map((plan) => (planTerms[plan].isPromoted ? "Yes" : "No")),
      ],
    ]);
  });

  it("every question of the table has a row, so nothing is sold or withheld that the page doesn't say", () => {
    expect(Object.keys(planTerms.Basic)).toEqual([
      "monthlyCents",
      "listings",
      "calendars",
      "hasWaitingList",
      "daysOfFigures",
      "isPromoted",
    ]);
    expect(planRows).toHaveLength(5);
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
