import { feeInWords, monthsInWords, type PublicFigures } from "#shell/public-figures.ts";
import type { Section } from "../layout/information-document.ts";

/** The part of the terms about listing, booking, selling, buying and paying. */
export const termsOfTrade = (figures: PublicFigures): readonly Section[] => [
  {
    id: "listings-and-plans",
    heading: "Listings and plans",
    blocks: [
      "Owners list businesses they own or may speak for. What the listing says is true and kept up to date. The number of listings depends on the plan; see [Pricing](/pricing).",
      renewal(figures),
    ],
  },
  {
    id: "bookings",
    heading: "Bookings",
    blocks: [
      "A booking is a request until the business confirms it. Times are in the time zone of the business. If you cannot come, cancel as early as you can; the business's cancellation terms, shown before you book, apply after it has confirmed.",
    ],
  },
  {
    id: "buying",
    heading: "Buying",
    blocks: [
      "Prices are totals in Australian dollars, including GST where it applies. Delivery is a line of its own before you pay. The contract with the seller begins when your payment is accepted. If something is sold out at that very moment, you are refunded in full.",
      "Faulty, wrong or missing goods are put right as [Returns and refunds](/returns) says.",
    ],
  },
  {
    id: "selling",
    heading: "Selling",
    blocks: [
      {
        list: [
          "You may sell what you list, you can deliver it, and it is safe and lawful in Australia.",
          "You give buyers every guarantee of the Australian Consumer Law, and answer them within three business days.",
          `You pay the fee shown when you list: ${feeInWords(figures)}. See [Fees](/fees).`,
          "You are responsible for your own taxes, and tell us whether you are registered for GST.",
          "You use a buyer's details to fulfil the order and for nothing else.",
        ],
      },
    ],
  },
  {
    id: "payments",
    heading: "Payments",
    blocks: [
      "Payments run through Stripe, and sellers also accept Stripe's agreement for connected accounts. When a payment is refunded or a bank takes it back, the seller's share of it goes back too, from the Stripe balance or from later sales.",
    ],
  },
];

function renewal({ trialMonths }: PublicFigures): string {
  const renews = "Paid plans renew each month or year until you cancel.";
  if (trialMonths === 0) return `${renews} We show what you pay, and when, before you agree.`;
  const isOne = trialMonths === 1;
  const free = isOne ? "The first month is" : `The first ${monthsInWords(trialMonths)} are`;
  return `${renews} ${free} free, once for each person. We show the day of the first charge before you agree and write to you 14 and 3 days before it.`;
}
