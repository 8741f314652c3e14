import type { PublicFigures } from "#shell/public-figures.ts";
import type { InformationDocument } from "../layout/information-document.ts";
import { accountQuestions } from "./help-account.ts";
import { buyingQuestions } from "./help-buying.ts";
import { makeOwnerQuestions } from "./help-owners.ts";
import { makeSellerQuestions } from "./help-sellers.ts";

export const help = (figures: PublicFigures): InformationDocument => ({
  path: "/help",
  title: "Help",
  lead: "Quick answers to common questions. If yours isn't here, contact us.",
  description:
    "Help with Boab: accounts, finding and booking a business, buying, returns, listing a business, selling and payouts.",
  updatedOn: "2026-11-15",
  sections: [
    { id: "account", heading: "Your account", blocks: accountQuestions },
    { id: "finding-and-booking", heading: "Finding, booking and buying", blocks: buyingQuestions },
    { id: "listing", heading: "Listing a business", blocks: makeOwnerQuestions(figures) },
    { id: "selling", heading: "Selling", blocks: makeSellerQuestions(figures) },
    {
      id: "still-stuck",
      heading: "Still stuck?",
      blocks: ["[Contact us](/contact-us). A real person reads every message."],
    },
  ],
});
