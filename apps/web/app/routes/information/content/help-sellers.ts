import { formatMoney, formatPercent } from "#lib/format/format.ts";
import { cardCostInWords, type PublicFigures } from "#shell/public-figures.ts";
import { sellerFee } from "../fees/seller-fee.ts";
import type { Block } from "../layout/information-document.ts";

const basketCents = 8900;

export const sellerQuestions = (figures: PublicFigures): readonly Block[] => [
  {
    question: "How do I open a store?",
    answer: [
      "[Create an account](/register), then ask for a store on the [marketplace page](/marketplace-onboarding). A person looks at each request. [Sell with us](/sell-with-us) walks through the steps.",
    ],
  },
  {
    question: "What do I pay on a sale?",
    answer: [
      `${formatPercent(figures.platformFee.platformRate)} plus card cost (${cardCostInWords(figures)}), never above ${formatPercent(figures.platformFee.ceilingRate)}. On a ${formatMoney(basketCents)} basket that is ${formatMoney(sellerFee(figures.platformFee, basketCents).totalCents)}. [More examples](/fees#worked-examples).`,
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
      "It is optional. Card sales are paid to your Stripe account; the ID is only stored with your store.",
    ],
  },
  {
    question: "Must I be registered for GST?",
    answer: [
      "Only from $75,000 turnover a year. Tell us in the store settings which applies; receipts then say it rightly.",
    ],
  },
  {
    question: "I sold the last one in my shop. Could it be sold twice?",
    answer: [
      "Not on Boab: stock is held while somebody pays. Lower the number here when you sell one elsewhere.",
    ],
  },
  {
    question: "A buyer wants to return something.",
    answer: [
      "Answer within three business days. For a fault you pay the return; for a change of mind your own policy counts. [Returns and refunds](/returns) is written for both sides.",
    ],
  },
];
