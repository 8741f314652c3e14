import {
  describePlatformFee,
  formatMonthCount,
  type PublicFigures,
} from "#shell/public-figures.ts";
import type { Section } from "../layout/information-document.ts";

/** The terms for listing, booking, selling, buying and paying. */
export const makeTermsOfTrade = (figures: PublicFigures): readonly Section[] => [
  {
    id: "listings-and-plans",
    heading: "Listings and plans",
    blocks: [
      "Owners list businesses they own or are allowed to represent. Listings must be true and kept up to date. The number of listings depends on the plan; see [Pricing](/pricing).",
      describeRenewal(figures),
    ],
  },
  {
    id: "bookings",
    heading: "Bookings",
    blocks: [
      "Some businesses confirm at once, others confirm your request. Times are in the time zone of the business. If you can't make it, cancel as early as you can. Once the business has confirmed, its cancellation terms apply. You'll see them before you book.",
    ],
  },
  {
    id: "buying",
    heading: "Buying",
    blocks: [
      "Prices are totals in Australian dollars, including GST where it applies. You'll see delivery as a separate line before you pay. Your contract with the seller starts when your payment is accepted. If something sells out at that moment, you get a full refund.",
      "See [Returns and refunds](/returns) for what happens with faulty, wrong or missing goods.",
    ],
  },
  {
    id: "selling",
    heading: "Selling",
    blocks: [
      {
        list: [
          "You have the right to sell what you list, you can deliver it, and it's safe and legal in Australia.",
          "You give buyers every guarantee under the Australian Consumer Law, and reply to them within three business days.",
          `You pay the fee shown when you list: ${describePlatformFee(figures)}. See [Fees](/fees).`,
          "You are responsible for your own taxes, and tell us whether you are registered for GST.",
          "You use a buyer's details only to fulfil the order.",
        ],
      },
    ],
  },
  {
    id: "payments",
    heading: "Payments",
    blocks: [
      "Payments run through Stripe, and sellers also accept Stripe's agreement for connected accounts. If a payment is refunded or reversed by a bank, the seller's share goes back too, from their Stripe balance or later sales.",
    ],
  },
];

function describeRenewal({ trialMonths }: PublicFigures): string {
  const renewalText = "Paid plans renew each month or year until you cancel.";
  if (trialMonths === 0) return `${renewalText} We show what you pay, and when, before you agree.`;
  const isOneMonth = trialMonths === 1;
  const free = isOneMonth ? "The first month is" : `The first ${formatMonthCount(trialMonths)} are`;
  return `${renewalText} ${free} free, once per person and card. We'll show you the date of the first charge before you agree, and email you 14 and 3 days before it. If your card has had a free trial before, the plan isn't started and nothing is charged.`;
}
