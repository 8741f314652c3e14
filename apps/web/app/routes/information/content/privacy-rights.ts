import { brand } from "@boab/contracts/common/brand";
import type { Section } from "../layout/information-document.ts";

/** Second half of the privacy policy. */
export const privacyRights: readonly Section[] = [
  {
    id: "how-long",
    heading: "How long we keep it",
    blocks: [
      {
        definitions: [
          ["Account", "until you delete it."],
          [
            "Activity log",
            "two years. When you delete your account we remove your name, email and IP address from it straight away.",
          ],
          ["Deleted listings", "30 days, then removed with their pictures."],
          ["Résumés and cover letters", "six months, or until the applicant withdraws."],
          ["Orders and payments", "five years, because tax law requires it."],
          ["A buyer's address and phone number", "hidden from the seller 90 days after delivery."],
          [
            "Newsletter",
            "until you unsubscribe. Then we keep only what we need to make sure we don't email you again.",
          ],
        ],
      },
      "If you delete your account, your reviews are deleted too unless you want them to stay.",
    ],
  },
  {
    id: "how-we-protect-it",
    heading: "How we protect it",
    blocks: [
      {
        list: [
          "All traffic is encrypted. Our login provider stores passwords in a form nobody can read, including us.",
          "Documents such as résumés are kept in private storage and only open through links that expire.",
          "Staff only see personal data when their work needs it, and our activity log records every time.",
          "If a breach is likely to cause serious harm we tell you and the Office of the Australian Information Commissioner, as the Notifiable Data Breaches scheme requires.",
        ],
      },
    ],
  },
  {
    id: "email",
    heading: "Emails from us",
    blocks: [
      "Some emails are part of a service: a booking, an order, a change to your plan. You get them because you used the service.",
      "Everything else needs your consent. You give it in the subscribe form and by confirming your email. You can unsubscribe with the link in any newsletter, and from the other emails that carry one. It works straight away, without logging in, no questions asked.",
    ],
  },
  {
    id: "your-rights",
    heading: "See, correct or delete your data",
    blocks: [
      {
        list: [
          "See and correct most of it yourself on your [account page](/account-management).",
          "Booked as a guest? [Get a link](/your-data) to see, download or delete your details.",
          `Ask for a copy, a correction or deletion: [${brand.supportEmail}](mailto:${brand.supportEmail}). We'll reply within 30 days and it's free.`,
          "If we have to say no, for example because tax law makes us keep an invoice, we'll tell you why in writing.",
        ],
      },
      "Children under 16 can read the site, but need a parent or guardian to open an account.",
    ],
  },
  {
    id: "complaints",
    heading: "Complaints",
    blocks: [
      "Contact us first. A real person will read it and reply within 30 days. If you're not satisfied, contact the [Office of the Australian Information Commissioner](https://www.oaic.gov.au).",
    ],
  },
  {
    id: "changes",
    heading: "Changes",
    blocks: [
      "If we make a significant change to this policy, we'll update the date at the top and email account holders at least 14 days before.",
    ],
  },
];
