import type { Block } from "../layout/information-document.ts";

export const buyingQuestions: readonly Block[] = [
  {
    question: "How do I find a business near me?",
    answer: [
      "Type what you're after and a suburb or postcode on the [home page](/), or open the [directory](/directory/listings) and use the filters. We measure distance from the middle of the suburb you choose.",
    ],
  },
  {
    question: "When is my booking confirmed?",
    answer: [
      "When the business confirms it. Until then it's a request. You'll get an email either way, with the time in the business's own time zone.",
    ],
  },
  {
    question: "How do I pay?",
    answer: [
      "By card or wallet on Stripe's payment page. Prices are in Australian dollars and include GST where it applies. We never see your card.",
    ],
  },
  {
    question: "I bought from three sellers. Do I pay three times?",
    answer: [
      "No, just once. Each seller sends their own parcel, so you choose a delivery option for each and see every cost before you pay.",
    ],
  },
  {
    question: "Where is my order?",
    answer: [
      "Under [your orders](/my-account/orders). When the seller posts the parcel, you get the courier and the tracking number by email.",
    ],
  },
  {
    question: "Can I send something back?",
    answer: [
      "If it's faulty, wrong or not as described, yes, by law. If you've changed your mind, it depends on the store. [Returns and refunds](/returns) explains each step.",
    ],
  },
  {
    question: "Can a business delete a bad review?",
    answer: [
      "No. It can reply, and it can report a review that breaks the rules. Only the person who wrote it or our moderators can remove one. See the [review policy](/policies#reviews).",
    ],
  },
];
