import type { DirectoryPlan } from "../accounts/statuses.ts";
import { maxTeammates } from "../bookings/limits.ts";

export interface PlanTerms {
  monthlyCents: number;
  listings: number;
  /** So many of a team take online bookings. */
  calendars: number;
  hasWaitingList: boolean;
  /** The views of a page are shown for so many days back. */
  daysOfFigures: number;
  /** Its listings take turns in a place marked as promoted, beside the results. */
  isPromoted: boolean;
}

/**
 * What a plan costs and allows, from the smallest to the largest. The server enforces it, and the pricing page is
 * written from it. Nothing here changes a place in the results, reviews, requests or a passport: no plan buys those.
 */
export const planTerms: Record<DirectoryPlan, PlanTerms> = {
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
    calendars: maxTeammates,
    hasWaitingList: true,
    daysOfFigures: 365,
    isPromoted: false,
  },
  Pro: {
    monthlyCents: 1495,
    listings: 3,
    calendars: maxTeammates,
    hasWaitingList: true,
    daysOfFigures: 365,
    isPromoted: true,
  },
};

/** From the smallest to the largest. */
export const directoryPlans = [
  "Basic",
  "Growing",
  "Pro",
] as const satisfies readonly DirectoryPlan[];

/** Everybody has this plan who pays for none and was given none. */
export const freePlan = "Basic" satisfies DirectoryPlan;

export const paidPlans = ["Growing", "Pro"] as const;
export type PaidPlan = (typeof paidPlans)[number];

export const isPaidPlan = (plan: DirectoryPlan): plan is PaidPlan => plan !== freePlan;

const getRank = (plan: DirectoryPlan) => directoryPlans.indexOf(plan);

export const isPlanAtLeast = (plan: DirectoryPlan, required: DirectoryPlan): boolean =>
  getRank(plan) >= getRank(required);

export const isUpgrade = (from: DirectoryPlan, to: DirectoryPlan): boolean =>
  getRank(to) > getRank(from);

/** The next larger plan; undefined from the largest. */
export const findNextPlan = (plan: DirectoryPlan): PaidPlan | undefined =>
  paidPlans.find((paid) => isUpgrade(plan, paid));

/** The smallest plan with as much of something, as the waiting list. */
export const findPlanWith = (isEnough: (terms: PlanTerms) => boolean): DirectoryPlan | undefined =>
  directoryPlans.find((plan) => isEnough(planTerms[plan]));

/**
 * Those of a team whom customers book online: of those who take bookings, in the owner's order, as many as the plan has
 * calendars. Everybody else stays in the team, with what is booked and for what the business books itself.
 */
export const listOnlineTeam = <One extends { takesBookings: boolean }>(
  team: readonly One[],
  plan: DirectoryPlan,
): One[] => team.filter(({ takesBookings }) => takesBookings).slice(0, planTerms[plan].calendars);

export const promotedPlans = (): DirectoryPlan[] =>
  directoryPlans.filter((plan) => planTerms[plan].isPromoted);

/** How far back the figures go for somebody who asks for so many days. */
export const limitDaysOfFigures = (plan: DirectoryPlan, days: number): number =>
  Math.min(days, planTerms[plan].daysOfFigures);

/** The price of twelve months less the discount, exactly as charged. */
export const computeYearlyCents = (plan: DirectoryPlan, discount: number): number =>
  Math.round((planTerms[plan].monthlyCents * 12 * Math.round((1 - discount) * 10_000)) / 10_000);

/** Days before the first charge on which we email. */
export const trialReminderDays = [14, 3] as const;

export const billingPeriods = ["monthly", "yearly"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];
