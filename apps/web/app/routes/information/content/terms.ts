import { brand } from "@boab/contracts/common/brand";
import type { PublicFigures } from "#shell/public-figures.ts";
import type { InformationDocument } from "../layout/information-document.ts";
import { termsOfTrade } from "./terms-of-trade.ts";

export const terms = (figures: PublicFigures): InformationDocument => ({
  path: "/terms",
  title: "Terms of use",
  lead: "The agreement between you and us, in words we would use across a table.",
  description:
    "The terms of using Boab: accounts, listings, bookings, buying and selling, content, liability and how the agreement ends.",
  updatedOn: "2026-11-15",
  sections: [
    {
      id: "about",
      heading: "About this agreement",
      blocks: [
        `${brand.name} is a website where African-owned businesses in Australia are found, booked and bought from. By opening an account, booking, buying, selling or publishing here you agree to these terms. If you only read, they ask nothing of you but fair use.`,
        "Nothing in them takes away a right you have under the Australian Consumer Law or another law that cannot be excluded.",
      ],
    },
    {
      id: "account",
      heading: "Your account",
      blocks: [
        {
          list: [
            "You are at least 16, or a parent or guardian agrees for you. To sell or to buy a plan you are at least 18.",
            "What you tell us about yourself is true, and you keep it up to date.",
            "You keep your password to yourself and tell us when you think somebody else has it.",
            "One person, one account. A business with several people can invite editors to its listing.",
            "You can delete your account whenever you like. What must be kept by law is kept, and nothing else; see the [privacy policy](/policies/privacy).",
          ],
        },
      ],
    },
    {
      id: "our-part",
      heading: "Our part",
      blocks: [
        "We run the place: the directory, the bookings, the checkout, the magazine. We are a facilitator. When you book or buy, your contract is with the business or seller, not with us. We take the payment on the seller's behalf through Stripe and pass on the seller's share.",
        "We do not inspect each business or item. We act on reports, and we remove what breaks the law or our [policies](/policies).",
      ],
    },
    ...termsOfTrade(figures),
    {
      id: "content",
      heading: "What you publish",
      blocks: [
        "Your words and pictures stay yours. You allow us to show, resize and copy them for as long as they are on Boab, in order to run and promote your page on Boab. You have the right to publish them, and nobody's rights are hurt by them.",
        "Reviews and comments are honest, about your own experience, and follow the [review policy](/policies#reviews).",
      ],
    },
    {
      id: "not-allowed",
      heading: "What is not allowed",
      blocks: [
        {
          list: [
            "Breaking the law, cheating, or posing as somebody else.",
            "Hate, threats, harassment, or somebody's private details.",
            "Spam, bought or invented reviews, and links that trick people.",
            "Collecting data about people, or copying listings in bulk.",
            "Attacking or overloading the site. Found a weakness? Tell us and give us time to mend it; we will thank you.",
          ],
        },
      ],
    },
    {
      id: "liability",
      heading: "If something goes wrong",
      blocks: [
        "We look after the site with due care and skill, but we cannot promise that it never fails. We answer for loss that we cause by breaking these terms or the law, as far as it could be foreseen.",
        "We do not answer for what a business or seller does, beyond what the law asks of us as a facilitator. Where the law lets us limit our liability for a service, it is limited to supplying the service again or paying for it to be supplied again.",
      ],
    },
    {
      id: "ending",
      heading: "Pausing and ending",
      blocks: [
        "You can leave at any time. We may pause or close an account that breaks these terms. Unless there is danger or the law forbids it, we first tell you what is wrong, give you a fair time to put it right, and hear your side. Money that is yours is still paid to you.",
      ],
    },
    {
      id: "changes-and-law",
      heading: "Changes, law and complaints",
      blocks: [
        "When these terms change in substance we tell account holders by email at least 30 days before. If you do not agree you can leave without cost, and a change never works backwards.",
        "The law of Victoria, Australia, applies. If we disagree, we talk first: write to us through the [contact page](/contact-us). You can always go to your state's consumer protection agency or tribunal.",
      ],
    },
  ],
});
