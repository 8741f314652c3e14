import { planTerms } from "@boab/contracts/payments/plans";
import { formatMoney } from "@boab/format/money";
import { formatMonthCount } from "#shell/public-figures.ts";

/** HOME-03: the slide changes every 7 seconds. */
export const membershipIntervalMs = 7000;

export interface MembershipSlide {
  id: string;
  statement: string;
  name: string;
  detail: string;
}

const describeFreeMonths = (trialMonths: number) =>
  trialMonths > 0 ? `, ${formatMonthCount(trialMonths)} free` : "";

/** The slides state what members get, instead of made-up testimonials. */
export const makeMembershipSlides = (trialMonths: number): readonly MembershipSlide[] => [
  {
    id: "free",
    statement:
      "Your page, your photos, your hours, your reviews. Basic costs nothing and never will.",
    name: "Basic",
    detail: "Free, 1 listing",
  },
  {
    id: "team",
    statement: "Everyone on your team has a calendar, and freed times go to your waiting list.",
    name: "Growing",
    detail: `${formatMoney(planTerms.Growing.monthlyCents)} a month${describeFreeMonths(trialMonths)}`,
  },
  {
    id: "doors",
    statement: "A second shop, a food truck, a school: three listings under one account.",
    name: "Pro",
    detail: `${formatMoney(planTerms.Pro.monthlyCents)} a month${describeFreeMonths(trialMonths)}`,
  },
  {
    id: "no-surprise",
    statement:
      "You see the date of the first charge before you start, and we'll email you 14 and 3 days before it.",
    name: "No surprise charge",
    detail: "Cancel at any time; your page stays",
  },
];
