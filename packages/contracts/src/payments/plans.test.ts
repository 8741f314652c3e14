import { expect, test } from "vitest";
import { listPlanLosses } from "./describe-plans.ts";
import {
  directoryPlans,
  findNextPlan,
  findPlanWith,
  isUpgrade,
  limitDaysOfFigures,
  listOnlineTeam,
  planTerms,
} from "./plans.ts";

test("X-26 the table is the one that was agreed", () => {
  expect(planTerms).toEqual({
    Basic: {
      monthlyCents: 0,
      listings: 1,
      calendars: 1,
      hasWaitingList: false,
      daysOfFigures: 30,
      isPromoted: false,
    },
    Growing: {
      monthlyCents: 495,
      listings: 1,
      calendars: 20,
      hasWaitingList: true,
      daysOfFigures: 365,
      isPromoted: false,
    },
    Pro: {
      monthlyCents: 1495,
      listings: 3,
      calendars: 20,
      hasWaitingList: true,
      daysOfFigures: 365,
      isPromoted: true,
    },
  });
});

test("a larger plan never allows less", () => {
  const [basic, growing, pro] = directoryPlans.map((plan) => planTerms[plan]);
  for (const [smaller, larger] of [
    [basic, growing],
    [growing, pro],
  ])
    for (const [question, answer] of Object.entries(smaller ?? {}))
      expect(Number(larger?.[question as keyof typeof larger])).toBeGreaterThanOrEqual(
        Number(answer),
      );
});

test("of a team the first are bookable who take bookings, as many as the plan has calendars", () => {
  const away = { name: "away", takesBookings: false };
  const crowd = Array.from({ length: 25 }, (_, index) => ({ name: index, takesBookings: true }));
  expect(listOnlineTeam([away, ...crowd], "Basic")).toEqual([crowd[0]]);
  expect(listOnlineTeam([away, ...crowd], "Growing")).toEqual(crowd.slice(0, 20));
  expect(listOnlineTeam([away], "Basic")).toEqual([]);
});

test.each([
  ["Basic", 365, 30],
  ["Basic", 7, 7],
  ["Growing", 365, 365],
  ["Pro", 4_000, 365],
] as const)("on %s, %i days of figures become %i", (plan, asked, shown) => {
  expect(limitDaysOfFigures(plan, asked)).toBe(shown);
});

test("plans are ordered", () => {
  expect(directoryPlans.map((plan) => findNextPlan(plan))).toEqual(["Growing", "Pro", undefined]);
  expect(isUpgrade("Growing", "Pro")).toBe(true);
  expect(isUpgrade("Pro", "Pro")).toBe(false);
  expect(findPlanWith(({ calendars }) => calendars > 1)).toBe("Growing");
  expect(findPlanWith(({ listings }) => listings > 3)).toBeUndefined();
});

test("a smaller plan says everything that it takes away, and a larger one nothing", () => {
  expect(listPlanLosses("Pro", "Basic")).toHaveLength(5);
  expect(listPlanLosses("Pro", "Growing")).toEqual([
    "Growing covers 1 live listing. If you have more, the newest ones are hidden. Nothing is deleted.",
    "Your listings no longer take turns in the place marked “Promoted”.",
  ]);
  expect(listPlanLosses("Basic", "Pro")).toEqual([]);
});
