import type { Block } from "../layout/information-document.ts";

export const accountQuestions: readonly Block[] = [
  {
    question: "Do I need an account?",
    answer: [
      "Not to look around, ask for a booking or write to us. You need one to review, to buy, to list a business and to sell. [Create one here](/register).",
    ],
  },
  {
    question: "I forgot my password.",
    answer: [
      "On the [sign-in page](/register) choose the email card, then “Forgot your password?”. If the address has an account, a link arrives within a few minutes. Look in the spam folder too.",
    ],
  },
  {
    question: "How do I change my name, picture or email?",
    answer: [
      "Open [your account](/account-management) and choose Edit profile. The name you show in public can be any name you like, in its own spelling.",
    ],
  },
  {
    question: "What do the status chips on my account mean?",
    answer: [
      {
        facts: [
          ["User", "whether the account itself is in order."],
          ["Merchant", "whether you may open a store."],
          ["Directory", "whether you may list a business, and on which plan."],
          ["Role", "what you may do for the community, such as moderating."],
        ],
      },
      "A chip that is not approved is a button: press it to ask for access and tell us why.",
    ],
  },
  {
    question: "How do I stop the newsletter?",
    answer: [
      "Press the unsubscribe link at the end of any letter, then the button. It works at once and you need not sign in.",
    ],
  },
  {
    question: "How do I delete my account?",
    answer: [
      "Write to us from the address of the account, or use the delete button on your account page. The [privacy policy](/policies/privacy#how-long) says what is kept and for how long.",
    ],
  },
];
