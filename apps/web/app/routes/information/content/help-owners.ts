import { monthsInWords, type PublicFigures } from "#shell/public-figures.ts";
import type { Block } from "../layout/information-document.ts";

export const ownerQuestions = ({ trialMonths }: PublicFigures): readonly Block[] => [
  {
    question: "What does a listing cost?",
    answer: [
      `Nothing on Basic, and Basic stays free. Growing is $4.95 a month and Pro is $14.95${trialMonths > 0 ? `, both with ${monthsInWords(trialMonths)} free` : ""}. [Compare the plans](/pricing).`,
    ],
  },
  {
    question: "Who counts as African-owned?",
    answer: [
      "Owners say so themselves. If you were born in Africa, or your parents or ancestors were, and you own the business or a good part of it, you are welcome. We do not ask for papers.",
    ],
  },
  {
    question: "My business's name has letters that forms refuse.",
    answer: [
      "Not here. Letters with marks, such as ọ, ẹ, ṣ, ɛ and ŋ, and both kinds of apostrophe work in names. The web address uses the plain letters.",
    ],
  },
  {
    question: "I work from home. Must I show my address?",
    answer: [
      "No. Choose “Hide address” and people see the suburb only. Search then uses the middle of the suburb.",
    ],
  },
  {
    question: "Can somebody else look after my page?",
    answer: [
      "Yes. Invite them as an editor. They can change the page but cannot delete it or give it away.",
    ],
  },
  {
    question: "What happens to my listings if I stop paying?",
    answer: [
      "You go back to Basic. If you have more listings than Basic allows, the newest become hidden. Nothing is deleted.",
    ],
  },
  {
    question: "How long are résumés kept?",
    answer: [
      "Six months, then they are deleted. Only you and the people you invited can open them.",
    ],
  },
];
