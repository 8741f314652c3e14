import { notForSale } from "@boab/contracts/payments/describe-plans";
import { planTerms } from "@boab/contracts/payments/plans";
import { formatMoney } from "@boab/format/money";
import { formatPercent } from "@boab/format/numbers";
import {
  describePlatformFee,
  formatMonthCount,
  type PublicFigures,
  spellNumber,
} from "#shell/public-figures.ts";
import type { InformationDocument, Section } from "../layout/information-document.ts";

export const makePricingDocument = (figures: PublicFigures): InformationDocument => ({
  path: "/pricing",
  title: "Pricing",
  lead: `Being found is free. ${describeTrial(figures)}`,
  description: `Directory plans on Boab: Basic free, Growing ${formatMoney(planTerms.Growing.monthlyCents)} a month, Pro ${formatMoney(planTerms.Pro.monthlyCents)} a month${figures.trialMonths > 0 ? `, both with ${formatMonthCount(figures.trialMonths)} free` : ""}. Prices in AUD.`,
  updatedOn: "2026-11-20",
  sections: [
    {
      id: "plans",
      heading: "Directory plans",
      blocks: [
        { slot: "plans" },
        { slot: "comparison" },
        notForSale,
        `Prices are in Australian dollars and include GST where it applies. ${describeYearlyDiscount(figures)}`,
      ],
    },
    ...makeFreeMonthsSection(figures),
    {
      id: "change",
      heading: "Changing or leaving",
      blocks: [
        "You can change your plan or card on your subscription page. A change starts straight away, and the difference is settled with your next charge. If you cancel, you keep your plan until the end of the time you've paid for, or of your free trial.",
        "If a smaller plan allows fewer listings than you have, the newest ones are hidden. We never delete listings because of a plan or an expired card, and they come back when you upgrade again.",
        "If a smaller plan has one calendar, the first person of your team who takes bookings goes on taking them online. The others take no new ones, and everything that's booked with them stays. You can still enter visits for all of them yourself.",
      ],
    },
    {
      id: "marketplace",
      heading: "Selling in the marketplace",
      blocks: [
        `You don't need a plan to open a store. It's free to open, with no subscription. You pay a commission on what you sell: ${describePlatformFee(figures)}. See [Fees](/fees) for worked examples.`,
      ],
    },
    {
      id: "buyers",
      heading: "For customers",
      blocks: [
        "Browsing, booking, reviewing and buying cost nothing extra. The total you see is the total you pay.",
      ],
    },
  ],
});

const describeTrial = ({ trialMonths }: PublicFigures) =>
  trialMonths > 0
    ? `Paid plans start with ${formatMonthCount(trialMonths)} free, and you can cancel at any time.`
    : "You can cancel a paid plan at any time.";

const describeYearlyDiscount = ({ yearlyDiscount }: PublicFigures) =>
  yearlyDiscount > 0
    ? `Paying yearly saves you ${formatPercent(yearlyDiscount)}.`
    : "A year costs the same as twelve months. There's no discount for paying yearly.";

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function makeFreeMonthsSection({ trialMonths }: PublicFigures): Section[] {
  if (trialMonths === 0) return [];
  const months = trialMonths === 1 ? "month" : "months";
  return [
    {
      id: "free-months",
      heading: `The ${spellNumber(trialMonths)} free ${months}`,
      blocks: [
        {
          list: [
            `${capitalise(spellNumber(trialMonths))} calendar ${months} from the day you start, once per person and card, on Growing or Pro.`,
            "If your card has had a free trial before, the plan isn't started and you aren't charged. You can then choose it without the trial.",
            "You'll see the date of the first charge before you go to the payment page.",
            "We'll email you 14 days and again 3 days before that date.",
            "Cancel before then and you pay nothing. Your page stays up on Basic.",
          ],
        },
      ],
    },
  ];
}
