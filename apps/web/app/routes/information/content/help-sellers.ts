import { computeSellerFee } from "@boab/contracts/payments/fees";
import { formatMoney } from "@boab/format/money";
import { formatPercent } from "@boab/format/numbers";
import { formatCardCost, type PublicFigures } from "#shell/public-figures.ts";
import type { Block } from "../layout/information-document.ts";

const exampleSaleCents = 8900;

export const makeSellerQuestions = (figures: PublicFigures): readonly Block[] => [
  {
    question: "How do I open a store?",
    answer: [
      "[Create an account](/register), then request a store on the [marketplace page](/marketplace-onboarding). A real person looks at each request. [Sell with us](/sell-with-us) walks through the steps.",
    ],
  },
  {
    question: "What do I pay on a sale?",
    answer: [
      `${formatPercent(figures.platformFee.platformRate)} plus card cost (${formatCardCost(figures)}), never above ${formatPercent(figures.platformFee.ceilingRate)}. On a ${formatMoney(exampleSaleCents)} basket that is ${formatMoney(computeSellerFee(figures.platformFee, exampleSaleCents).totalCents)}. [More examples](/fees#worked-examples).`,
    ],
  },
  {
    question: "When do I get my money?",
    answer: [
      "Your share goes to your Stripe account after the buyer has paid. Stripe pays your bank on the schedule you set there.",
    ],
  },
  {
    question: "Why do you ask for a PayPal Merchant ID?",
    answer: [
      "You can skip it. Your money comes through Stripe, and we only store the ID with your store.",
    ],
  },
  {
    question: "Do I have to be registered for GST?",
    answer: [
      "Only if your turnover is $75,000 a year or more. Tell us which applies in your store settings, so your receipts are right.",
    ],
  },
  {
    question: "I sold the last one in my shop. Could it be sold twice?",
    answer: [
      "Not on Boab. We hold stock while someone pays. If you sell one elsewhere, lower the number here.",
    ],
  },
  {
    question: "A buyer wants to return something.",
    answer: [
      "Reply within three business days. If it's faulty, you pay for the return. If they've changed their mind, your own policy applies. [Returns and refunds](/returns) covers both sides.",
    ],
  },
];
