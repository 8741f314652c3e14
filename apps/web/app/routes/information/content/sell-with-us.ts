import { feeBasisSentence } from "@boab/contracts/payments/fees";
import { formatPercent } from "@boab/format/numbers";
import { describePlatformFee, type PublicFigures } from "#shell/public-figures.ts";
import type { InformationDocument } from "../layout/information-document.ts";

export const makeSellWithUsDocument = (figures: PublicFigures): InformationDocument => ({
  path: "/sell-with-us",
  title: "Sell with us",
  lead: `Opening a store is free to join, with commission on sales. You keep at least ${formatPercent(1 - figures.platformFee.ceilingRate)} of every sale.`,
  description:
    "How to open a store on Boab: who can sell, what it costs, what you need, and how you are paid.",
  updatedOn: "2026-11-15",
  sections: [
    {
      id: "two-ways",
      heading: "Two ways to join",
      blocks: [
        {
          definitions: [
            [
              "The directory",
              "For places and services: restaurants, braiders, accountants, schools. People find you, book you and review you. [Register a business](/directory/add-business).",
            ],
            [
              "The marketplace",
              "For things you can post: cloth, coffee, records, skincare, furniture. [Open a store](/marketplace-onboarding).",
            ],
          ],
        },
        "Many people do both, with one account.",
      ],
    },
    {
      id: "what-it-costs",
      heading: "What it costs",
      blocks: [
        `Nothing to join, nothing each month and nothing per item. When you sell: ${describePlatformFee(figures)}. The fee in your preview, with the delivery you choose there, is the fee you're charged. ${feeBasisSentence} [See worked examples](/fees#worked-examples).`,
      ],
    },
    {
      id: "how-to-start",
      heading: "How to start",
      blocks: [
        {
          steps: [
            "[Create an account](/register) and request a store on the [marketplace page](/marketplace-onboarding). A real person looks at every request.",
            "Set up your store: name, photo, story, delivery options.",
            "Connect Stripe. It checks your identity and takes your bank details. We don't see either.",
            "Add your items: photos, sizes, colours, price. The preview shows what you'll be paid.",
            "Go live. Orders arrive by email and in your store, with the address to post to.",
          ],
        },
      ],
    },
    {
      id: "what-you-need",
      heading: "What you need",
      blocks: [
        {
          list: [
            "An Australian bank account, and identification for Stripe.",
            "An ABN if you're running a business. You don't need one for a hobby. The [Australian Taxation Office](https://www.ato.gov.au) explains the difference.",
            "GST registration if your turnover is $75,000 or more a year. Below that, it's your choice.",
            "Photos, taken in daylight, of what the buyer will receive.",
            "For food and cosmetics: labels that meet Australian law.",
          ],
        },
      ],
    },
    {
      id: "what-we-do",
      heading: "What we do for you",
      blocks: [
        {
          definitions: [
            ["Quick setup", "A store page with its own link, set up in an evening."],
            ["Stripe Payment", "Cards and wallets, paid out to your bank."],
            [
              "Built-in promotion",
              "Your items appear in browse, search, the newsletter and the magazine.",
            ],
            [
              "Secure & trusted",
              "The same item can't be sold twice, and every payment ends as an order or a refund.",
            ],
          ],
        },
      ],
    },
    {
      id: "questions",
      heading: "Questions",
      blocks: ["Read the [seller questions](/help#selling) or [contact us](/contact-us)."],
    },
  ],
});
