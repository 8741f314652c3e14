import { brand } from "@boab/contracts/common/brand";
import type { PublicFigures } from "#shell/public-figures.ts";
import type { InformationDocument } from "../layout/information-document.ts";
import { makeTermsOfTrade } from "./terms-of-trade.ts";

export const makeTermsDocument = (figures: PublicFigures): InformationDocument => ({
  path: "/terms",
  title: "Terms of use",
  lead: "The agreement between you and us, in plain words.",
  description:
    "The terms of using Boab: accounts, listings, bookings, buying and selling, content, liability and how the agreement ends.",
  updatedOn: "2026-11-15",
  sections: [
    {
      id: "about",
      heading: "About this agreement",
      blocks: [
        `${brand.name} is a website where you can find, book and buy from African-owned businesses in Australia. By opening an account, booking, buying, selling or publishing here you agree to these terms. If you're only reading, all we ask is fair use.`,
        "Nothing in them takes away a right you have under the Australian Consumer Law or another law that cannot be excluded.",
      ],
    },
    {
      id: "account",
      heading: "Your account",
      blocks: [
        {
          list: [
            "You're at least 16, or a parent or guardian agrees for you. To sell or buy a plan, you're at least 18.",
            "What you tell us about yourself is true, and you keep it up to date.",
            "You keep your password to yourself and tell us if you think someone else has it.",
            "One account per person. If several people run a business, you can invite them to help with its listing.",
            "You can delete your account whenever you like. We keep only what the law requires. See the [privacy policy](/policies/privacy).",
          ],
        },
      ],
    },
    {
      id: "our-part",
      heading: "Our part",
      blocks: [
        "We run the site: the directory, bookings, checkout and magazine. We're a facilitator. When you book or buy, your contract is with the business or seller, not with us. We take the payment on the seller's behalf through Stripe and pass on the seller's share.",
        "We don't inspect every business or item. We act on reports, and remove anything that breaks the law or our [policies](/policies).",
      ],
    },
    ...makeTermsOfTrade(figures),
    {
      id: "content",
      heading: "What you publish",
      blocks: [
        "Your words and photos stay yours. You let us show, resize and copy them for as long as they're on Boab, to run and promote your page on Boab. You have the right to publish them, and they don't infringe anyone's rights.",
        "Reviews and comments are honest, about your own experience, and follow the [review policy](/policies#reviews).",
      ],
    },
    {
      id: "not-allowed",
      heading: "What is not allowed",
      blocks: [
        {
          list: [
            "Breaking the law, cheating, or pretending to be someone else.",
            "Hate, threats, harassment, or someone else's private details.",
            "Spam, paid or fake reviews, and links that trick people.",
            "Collecting data about people, or copying listings in bulk.",
            "Attacking or overloading the site. Found a security problem? Tell us and give us time to fix it. We'll be grateful.",
          ],
        },
      ],
    },
    {
      id: "liability",
      heading: "If something goes wrong",
      blocks: [
        "We run the site with due care and skill, but we can't promise it will never fail. We're responsible for foreseeable loss we cause by breaking these terms or the law.",
        "We aren't responsible for what a business or seller does, beyond what the law requires of us as a facilitator. Where the law lets us limit our liability for a service, it is limited to supplying the service again or paying for it to be supplied again.",
      ],
    },
    {
      id: "ending",
      heading: "Pausing and ending",
      blocks: [
        "You can leave at any time. We may pause or close an account that breaks these terms. Unless there's danger or the law forbids it, we'll first tell you what's wrong, give you fair time to fix it and hear your side. We'll still pay you any money that's yours.",
      ],
    },
    {
      id: "changes-and-law",
      heading: "Changes, law and complaints",
      blocks: [
        "If we make a significant change to these terms, we'll email account holders at least 30 days before. If you don't agree, you can leave at no cost. Changes never apply retrospectively.",
        "The law of Victoria, Australia, applies. If we disagree, let's talk first. You can reach us through the [contact page](/contact-us). You can always go to your state's consumer protection agency or tribunal.",
      ],
    },
  ],
});
