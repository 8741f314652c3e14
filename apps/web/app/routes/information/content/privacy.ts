import { brand } from "@boab/contracts/common/brand";
import type { InformationDocument } from "../layout/information-document.ts";
import { privacyRights } from "./privacy-rights.ts";

export const privacy: InformationDocument = {
  path: "/policies/privacy",
  title: "Privacy policy",
  lead: "We ask for what a service needs, keep it for as long as it is needed, and sell it to nobody.",
  description:
    "What Boab collects about you, why, who receives it, how long it is kept, and how to see, correct or delete it.",
  updatedOn: "2026-11-15",
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      blocks: [
        `${brand.name} runs this website. We follow the Privacy Act 1988 and its Australian Privacy Principles. Write to us at [${brand.supportEmail}](mailto:${brand.supportEmail}) or by post: ${brand.postalAddress}.`,
        "You can read the public pages without telling us who you are. Where it is lawful and practical you may use a pseudonym: your public name here can be any name you choose.",
      ],
    },
    {
      id: "what-we-collect",
      heading: "What we collect, and why",
      blocks: [
        {
          facts: [
            [
              "Account",
              "Name, username, email address, an optional phone number and picture. So that you can sign in and others know who they deal with.",
            ],
            [
              "Listings and stores",
              "What an owner publishes about a business: name, address, hours, pictures, prices. So that people find it.",
            ],
            [
              "Bookings",
              "Name, contact details, time and notes. So that the business can expect you.",
            ],
            [
              "Orders",
              "Items, delivery address, amounts, and whether the payment arrived. So that the seller can send what you bought. Card numbers go to Stripe and never reach us.",
            ],
            [
              "Payouts",
              "Sellers give Stripe their identity and bank details. We keep only the number of the Stripe account.",
            ],
            [
              "Reviews and comments",
              "What you wrote, when, and your public name. So that others can judge.",
            ],
            [
              "Job applications",
              "Résumé, cover letter and contact details. For the business that posted the job, and nobody else.",
            ],
            [
              "Messages and newsletter",
              "Your name, address and message; for the newsletter also when and how you agreed, because the Spam Act asks us to be able to show it.",
            ],
            [
              "Technical records",
              "Network address, browser type, time and page. For security, to limit abuse, and to find faults.",
            ],
          ],
        },
        "We do not ask for sensitive information such as health, religion or ethnic origin. That an owner calls a business African-owned is a statement about the business, published because the owner chose to.",
      ],
    },
    {
      id: "who-receives-it",
      heading: "Who receives it",
      blocks: [
        "The business you book, the seller you buy from and the employer you apply to receive what they need for that one thing, and may use it for nothing else. Beyond them:",
        {
          facts: [
            [
              "Google Firebase Authentication",
              "signs you in and keeps your password or your Google sign-in.",
            ],
            ["Stripe", "takes payments, pays sellers and checks their identity."],
            [
              "Our hosting, storage and email providers",
              "keep and carry the data for us, on our instructions.",
            ],
            ["Authorities", "only where Australian law requires it."],
          ],
        },
        "Google and Stripe may handle data in the United States and other countries. They are bound by contract to protect it to a standard comparable with the Australian Privacy Principles.",
      ],
    },
    ...privacyRights,
  ],
};
