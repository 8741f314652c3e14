import { monthsInWords } from "#shell/public-figures.ts";

/** HOME-03. */
export const membershipIntervalMs = 7000;

export interface MembershipSlide {
  id: string;
  statement: string;
  name: string;
  detail: string;
}

const freeFor = (trialMonths: number) =>
  trialMonths > 0 ? `, ${monthsInWords(trialMonths)} free` : "";

/** Facts instead of made-up testimonials. */
export const membershipSlides = (trialMonths: number): readonly MembershipSlide[] => [
  {
    id: "free",
    statement:
      "Your page, your photos, your hours, your reviews. Basic costs nothing and never will.",
    name: "Basic",
    detail: "Free, 1 listing",
  },
  {
    id: "bookings",
    statement: "Customers pick a free time and you confirm it. No double bookings.",
    name: "Growing",
    detail: `$4.95 a month${freeFor(trialMonths)}`,
  },
  {
    id: "doors",
    statement: "A second shop, a food truck, a school: three listings under one account.",
    name: "Pro",
    detail: `$14.95 a month${freeFor(trialMonths)}`,
  },
  {
    id: "no-surprise",
    statement:
      "You see the date of the first charge before you start, and we'll email you 14 and 3 days before it.",
    name: "No surprise charge",
    detail: "Cancel at any time; your page stays",
  },
];
