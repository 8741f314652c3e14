import { planTerms } from "@boab/contracts/payments/plans";
import { formatMoney } from "@boab/format/money";
import { formatMonthCount, type PublicFigures } from "#shell/public-figures.ts";
import type { Block } from "../layout/information-document.ts";

export const makeOwnerQuestions = ({ trialMonths }: PublicFigures): readonly Block[] => [
  {
    question: "What does a listing cost?",
    answer: [
      `Nothing on Basic, and Basic stays free. Growing is ${formatMoney(planTerms.Growing.monthlyCents)} a month and Pro is ${formatMoney(planTerms.Pro.monthlyCents)}${trialMonths > 0 ? `, both with ${formatMonthCount(trialMonths)} free` : ""}. [Compare the plans](/pricing).`,
    ],
  },
  {
    question: "Who counts as African-owned?",
    answer: [
      "Owners tell us. If you were born in Africa, or your parents or ancestors were, and you own the business or a good part of it, you're welcome. We don't ask for documents.",
    ],
  },
  {
    question: "My business name has letters that other forms don't accept.",
    answer: [
      "They work here. You can use letters such as ọ, ẹ, ṣ, ɛ and ŋ, and both kinds of apostrophe. Your page's link uses plain letters.",
    ],
  },
  {
    question: "I work from home. Do I have to show my address?",
    answer: [
      "No. Choose “Hide address” and people only see your suburb. Search then uses the middle of the suburb.",
    ],
  },
  {
    question: "Can someone else manage my page?",
    answer: [
      "Yes. Open your page, choose People and invite them by email. You tick what they can do: edit the page, answer bookings, see customers' details, refund visits or read job applications. They can't delete the page or give it away.",
    ],
  },
  {
    question: "What happens to my listings if I stop paying?",
    answer: [
      "You go back to Basic. If you have more listings than Basic allows, the newest ones are hidden. Of a team, only the first person takes new online bookings. Nothing is deleted, and what's booked stays.",
    ],
  },
  {
    question: "How long are résumés kept?",
    answer: [
      "Six months, then they are deleted. You and the people you invited can open them. An admin of ours can too, for a reason that is kept on record.",
    ],
  },
];
