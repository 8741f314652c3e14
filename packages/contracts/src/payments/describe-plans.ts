import type { DirectoryPlan } from "../accounts/statuses.ts";
import { directoryPlans, type PlanTerms, planTerms } from "./plans.ts";

const formatDays = (days: number) => (days === 365 ? "12 months" : `${days} days`);

const countListings = (listings: number) => (listings === 1 ? "1 listing" : `${listings} listings`);

export const formatListings = (plan: DirectoryPlan): string =>
  countListings(planTerms[plan].listings);

export const formatLiveListings = (plan: DirectoryPlan): string =>
  formatListings(plan).replace(" ", " live ");

interface PlanRow {
  label: string;
  /** A cell of the comparison; a yes or no is a tick or a dash. */
  value: (terms: PlanTerms) => string | boolean;
  /** A line of a plan's card. */
  feature: (terms: PlanTerms) => string | undefined;
}

/** What plans differ in, from the table that the server enforces. */
export const planRows: readonly PlanRow[] = [
  {
    label: "Live listings",
    value: ({ listings }) => String(listings),
    feature: ({ listings }) => countListings(listings),
  },
  {
    label: "People who take online bookings",
    value: ({ calendars }) => (calendars === 1 ? "1" : `Up to ${calendars}`),
    feature: ({ calendars }) =>
      calendars === 1
        ? "Online bookings for one person"
        : `Online bookings for your whole team, up to ${calendars} people`,
  },
  {
    label: "Waiting list for full days",
    value: ({ hasWaitingList }) => hasWaitingList,
    feature: ({ hasWaitingList }) => (hasWaitingList ? "A waiting list for full days" : undefined),
  },
  {
    label: "Views of your page",
    value: ({ daysOfFigures }) => formatDays(daysOfFigures),
    feature: ({ daysOfFigures }) => `Views of your page over ${formatDays(daysOfFigures)}`,
  },
  {
    label: "A turn in the place marked “Promoted”",
    value: ({ isPromoted }) => isPromoted,
    feature: ({ isPromoted }) =>
      isPromoted ? "A turn in the place marked “Promoted” beside the results" : undefined,
  },
];

/** What every plan has, the free one too. */
export const sharedFeatures = [
  "Page with photos, video, hours and map",
  "Catalogue, reviews and job postings",
] as const;

/** What no money changes; read beside the comparison. */
export const notForSale =
  "No plan buys a higher place in the results, a review or a request from a customer. Those come from your page and your customers.";

/** What is shown of views, as `Views over 12 months`. */
export const describeFigures = (plan: DirectoryPlan): string =>
  formatDays(planTerms[plan].daysOfFigures);

/** Everything that a plan allows, line by line. */
export const listPlanTerms = (plan: DirectoryPlan): string[] => [
  formatLiveListings(plan),
  ...planRows.slice(1).flatMap(({ feature }) => feature(planTerms[plan]) ?? []),
];

const findSmallerPlan = (plan: DirectoryPlan) => directoryPlans[directoryPlans.indexOf(plan) - 1];

/** The lines of a plan's card: its listings, and what it adds to the next smaller plan. */
export function listPlanFeatures(plan: DirectoryPlan): string[] {
  const terms = planTerms[plan];
  const smaller = findSmallerPlan(plan);
  const lines = planRows.flatMap(({ feature }, index) => {
    const line = feature(terms);
    const isKnown = smaller !== undefined && line === feature(planTerms[smaller]);
    return line === undefined || (isKnown && index > 0) ? [] : [line];
  });
  const [listings = "", ...rest] = lines;
  return [listings, ...(smaller ? [`Everything in ${smaller}`] : sharedFeatures), ...rest];
}

/** What a smaller plan takes away, for somebody of whom nothing else is known. */
export const listPlanLosses = (from: DirectoryPlan, to: DirectoryPlan): string[] => [
  ...listListingLosses(from, to),
  ...listCalendarLosses(from, to),
  ...listWaitingListLosses(from, to),
  ...listFigureLosses(from, to),
  ...listPromotionLosses(from, to),
];

const listListingLosses = (from: DirectoryPlan, to: DirectoryPlan): string[] =>
  planTerms[to].listings < planTerms[from].listings
    ? [
        `${to} covers ${formatLiveListings(to)}. If you have more, the newest ones are hidden. Nothing is deleted.`,
      ]
    : [];

const listCalendarLosses = (from: DirectoryPlan, to: DirectoryPlan): string[] =>
  planTerms[to].calendars < planTerms[from].calendars
    ? [
        "Of a team, only the first person takes new online bookings. What's booked with the others stays.",
      ]
    : [];

export const listWaitingListLosses = (from: DirectoryPlan, to: DirectoryPlan): string[] =>
  planTerms[from].hasWaitingList && !planTerms[to].hasWaitingList
    ? ["Nobody new can join your waiting list. Whoever waits already still gets offers."]
    : [];

export const listFigureLosses = (from: DirectoryPlan, to: DirectoryPlan): string[] =>
  planTerms[to].daysOfFigures < planTerms[from].daysOfFigures
    ? [`You see your page's views over ${describeFigures(to)}, not ${describeFigures(from)}.`]
    : [];

export const listPromotionLosses = (from: DirectoryPlan, to: DirectoryPlan): string[] =>
  planTerms[from].isPromoted && !planTerms[to].isPromoted
    ? ["Your listings no longer take turns in the place marked “Promoted”."]
    : [];
