import type { Block } from "../layout/information-document.ts";

export const accountQuestions: readonly Block[] = [
  {
    question: "Do I need an account?",
    answer: [
      "Not to browse, request a booking or contact us. You need one to write a review, buy, list a business or sell. [Create one here](/register).",
    ],
  },
  {
    question: "I forgot my password.",
    answer: [
      "On the [login page](/register), choose your email, then “Forgot your password?”. If the email has an account, you'll get a link within a few minutes. Check your spam folder too.",
    ],
  },
  {
    question: "How do I change my name, photo or email?",
    answer: [
      "Open [your account](/account-management) and choose Edit profile. Your public name can be any name you like, spelt your way.",
    ],
  },
  {
    question: "What do the status chips on my account mean?",
    answer: [
      {
        definitions: [
          ["User", "whether your account is active."],
          ["Merchant", "whether you can open a store."],
          ["Directory", "whether you can list a business, and on which plan."],
          ["Role", "what you can do for the community, such as moderating."],
        ],
      },
      "If a chip isn't approved, press it to request access and tell us why.",
    ],
  },
  {
    question: "How do I unsubscribe from the newsletter?",
    answer: [
      "Press the unsubscribe link at the bottom of any newsletter, then the button. It works straight away and you don't need to log in.",
    ],
  },
  {
    question: "How do I delete my account?",
    answer: [
      "Use the delete button on your account page, or email us from your account's email. The [privacy policy](/policies/privacy#how-long) says what is kept and for how long.",
    ],
  },
];
