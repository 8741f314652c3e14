import { brand } from "@boab/contracts/common/brand";
import type { Section } from "../layout/information-document.ts";

/** The second half of the privacy policy: keeping, protecting, and what a person can ask for. */
export const privacyRights: readonly Section[] = [
  {
    id: "how-long",
    heading: "How long we keep it",
    blocks: [
      {
        facts: [
          ["Account", "until you delete it."],
          ["Deleted listings", "30 days, then removed with their pictures."],
          ["Résumés and cover letters", "six months, or until the applicant withdraws."],
          ["Orders and payments", "five years, because tax law asks for it."],
          ["A buyer's address and phone number", "hidden from the seller 90 days after delivery."],
          ["Newsletter", "until you leave. We then keep only what stops us from writing again."],
        ],
      },
      "Reviews stay when an account is deleted only if the writer wants them to; otherwise they go with it.",
    ],
  },
  {
    id: "how-we-protect-it",
    heading: "How we protect it",
    blocks: [
      {
        list: [
          "All traffic is encrypted. Passwords are kept by the sign-in provider and are unreadable, to us as well.",
          "Documents such as résumés lie in private storage and open only through links that expire.",
          "Staff see personal data only where their task needs it, and every such act is written down.",
          "If a breach is likely to cause serious harm we tell you and the Office of the Australian Information Commissioner, as the Notifiable Data Breaches scheme asks.",
        ],
      },
    ],
  },
  {
    id: "email",
    heading: "Letters from us",
    blocks: [
      "Some email is part of a service: a booking, an order, a change to your plan. You get it because you used the service.",
      "Everything else needs your consent. You give it in the subscribe form and again by confirming your address, and you can take it back with the link in any letter. It works at once, without signing in, and asks no questions.",
    ],
  },
  {
    id: "your-rights",
    heading: "See, correct or delete your data",
    blocks: [
      {
        list: [
          "See and correct most of it yourself on your [account page](/account-management).",
          `Ask for a copy, a correction or deletion: [${brand.supportEmail}](mailto:${brand.supportEmail}). We answer within 30 days and it costs nothing.`,
          "If we must refuse, for example because tax law makes us keep an invoice, we say so in writing and give the reason.",
        ],
      },
      "Children under 16 may read the site, but need a parent or guardian to open an account.",
    ],
  },
  {
    id: "complaints",
    heading: "Complaints",
    blocks: [
      "Write to us first; a person reads it and answers within 30 days. If you are not satisfied, go to the [Office of the Australian Information Commissioner](https://www.oaic.gov.au).",
    ],
  },
  {
    id: "changes",
    heading: "Changes",
    blocks: [
      "When this policy changes in substance we change the date at the top and tell account holders by email at least 14 days before.",
    ],
  },
];
