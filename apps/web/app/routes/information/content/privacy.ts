import { brand } from "@boab/contracts/common/brand";
import type { InformationDocument } from "../layout/information-document.ts";
import { privacyRights } from "./privacy-rights.ts";

export const privacy: InformationDocument = {
  path: "/policies/privacy",
  title: "Privacy policy",
  lead: "We only ask for what we need, keep it only as long as we need it, and never sell it.",
  description:
    "What Boab collects about you, why, who gets it, how long we keep it, and how to see, correct or delete it.",
  updatedOn: "2026-11-15",
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      blocks: [
        `${brand.name} runs this website. We follow the Privacy Act 1988 and its Australian Privacy Principles. Contact us at [${brand.supportEmail}](mailto:${brand.supportEmail}) or by post: ${brand.postalAddress}.`,
        "You can read the public pages without telling us who you are. Where it's lawful and practical you can use a pseudonym: your public name here can be any name you choose.",
      ],
    },
    {
      id: "what-we-collect",
      heading: "What we collect, and why",
      blocks: [
        {
          definitions: [
            [
              "Account",
              "Name, username, email, and an optional phone number and photo. If you join with Google, we copy your photo from there; you can remove it. So you can log in and others know who they're dealing with.",
            ],
            [
              "Listings and stores",
              "What an owner publishes about a business: name, address, hours, photos, prices. So people can find it.",
            ],
            [
              "Bookings",
              "Name, contact details, time and notes. So the business knows you're coming.",
            ],
            [
              "Orders",
              "Items, delivery address, amounts and whether the payment went through. So the seller can send what you bought. Card numbers go to Stripe and we never see them.",
            ],
            [
              "Your plan",
              "Which plan you have, when it renews, and your invoices. We send Stripe your name and email so it can bill you. So you get what you pay for.",
            ],
            [
              "Payouts",
              "Sellers give Stripe their identity and bank details. We only keep the Stripe account number.",
            ],
            [
              "Reviews and comments",
              "What you wrote, when, and your public name. So others can make up their own minds.",
            ],
            [
              "Your name on a business's page",
              "If you work there and agreed to be named: your name, your email, and when you agreed or took it back. So customers can book you by name. You can take it back at any time with the link in our email.",
            ],
            [
              "Job applications",
              "Résumé, cover letter and contact details. Only for the business that posted the job.",
            ],
            [
              "Messages and newsletter",
              "Your name, email and message. For the newsletter, also when and how you agreed, because the Spam Act requires us to keep a record. If you ask to hear when an area opens, your email, until we've told you; then we delete it.",
            ],
            [
              "Technical records",
              "IP address, browser type, time and page. For security, to limit abuse and to fix faults.",
            ],
          ],
        },
        "We don't ask for sensitive information such as health, religion or ethnic origin. When an owner calls their business African-owned, that's their statement about the business, published because they chose to.",
      ],
    },
    {
      id: "who-receives-it",
      heading: "Who receives it",
      blocks: [
        "The business you book, the seller you buy from and the employer you apply to get what they need for that purpose only. We also share data with:",
        {
          definitions: [
            [
              "Google Firebase Authentication",
              "logs you in and keeps your password or your Google login.",
            ],
            ["Stripe", "takes payments, pays sellers and checks their identity."],
            [
              "Our hosting, storage and email providers",
              "store and send data for us, on our instructions.",
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
