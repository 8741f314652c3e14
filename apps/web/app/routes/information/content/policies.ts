import type { InformationDocument } from "../layout/information-document.ts";

export const policies: InformationDocument = {
  path: "/policies",
  title: "Policies",
  lead: "How we run Boab, in one place. Each policy says what we do, what you can do, and who to write to.",
  description:
    "Boab's policies: privacy, returns, reviews, listings, selling, jobs, newsletters and cookies.",
  updatedOn: "2026-11-15",
  sections: [
    {
      id: "the-documents",
      heading: "The documents",
      blocks: [
        {
          facts: [
            [
              "[Privacy policy](/policies/privacy)",
              "What we know about you, why, and your rights.",
            ],
            ["[Returns and refunds](/returns)", "When you can send something back, and how."],
            ["[Terms of use](/terms)", "The agreement between you and us."],
            ["[Fees](/fees)", "What a seller pays on a sale, with worked examples."],
            ["[Pricing](/pricing)", "What the directory plans cost."],
          ],
        },
      ],
    },
    {
      id: "reviews",
      heading: "Reviews",
      blocks: [
        "A review belongs to the person who wrote it. It stays for as long as they want it to stay.",
        {
          list: [
            "One review for each person and business. Writing again changes the first one.",
            "Nobody can review their own business.",
            "A business cannot delete, hide or reorder reviews, on any plan. It can reply in public and it can report a review to us.",
            "We remove a review only when it breaks the law or these rules: hate, threats, private details, spam, or something that did not happen. We say why.",
            "We do not write reviews, buy them, or show a rating without the number of people behind it.",
          ],
        },
        "Offering money or a discount for a good review, or asking staff and family to pose as customers, is misleading under the Australian Consumer Law. We remove such reviews and may close the listing.",
      ],
    },
    {
      id: "listings",
      heading: "Listings in the directory",
      blocks: [
        {
          list: [
            "“African-owned” is what an owner says about their own business. We do not test anybody's heritage. A false claim can be reported.",
            "Write the name the way it is spelt. Letters such as ọ, ẹ, ṣ and ɛ work in every field.",
            "Opening hours, prices and addresses must be true. Owners keep them up to date.",
            "An owner who works from home can hide the street address. Search then uses the centre of the suburb only.",
            "When an owner asks us to delete a listing it disappears within a minute. We keep it for 30 days in case it was a mistake, then remove it with its pictures.",
          ],
        },
      ],
    },
    {
      id: "selling",
      heading: "Selling in the marketplace",
      blocks: [
        "Sellers own their shop, their stock and their promises. We run the marketplace, take the payment and pass the seller's share on. We sell nothing ourselves.",
        {
          list: [
            "Not for sale: weapons, tobacco and vapes, prescription medicine, protected animals and plants, recalled goods, copies of other people's work, and anything unlawful in Australia.",
            "Food and cosmetics must be labelled as Australian law asks, with ingredients and allergens.",
            "A “was” price must be a price the item was really offered at.",
            "Pictures must show the item that arrives.",
            "Orders are sent within the time the item page promises.",
          ],
        },
      ],
    },
    {
      id: "jobs",
      heading: "Jobs and applications",
      blocks: [
        "A job post names real work at a real business, with pay and conditions that meet Australian law. Unpaid trials longer than needed to show a skill are not allowed.",
        "Résumés and cover letters are private. Only the business that posted the job can open them, through links that expire. We delete them after six months, or sooner when the applicant withdraws.",
      ],
    },
    {
      id: "newsletter",
      heading: "Newsletter",
      blocks: [
        "We write only to people who asked for it and then confirmed their address. Every letter says who sent it and has a link that ends it with one click. We never sell or lend the list.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      blocks: [
        {
          list: [
            "One cookie keeps you signed in. Scripts cannot read it.",
            "One holds your first name, so that a page can greet you before it has asked who you are.",
            "One lives for a minute and carries a message such as “Saved” from one page to the next.",
            "Your choice of the light or the dark look, and where pictures were found, stay in your own browser.",
          ],
        },
        "There are no advertising cookies and no trackers of other companies on our pages. That is why you see no cookie banner.",
        "When you pay, you leave for Stripe's payment page, which sets its own cookies to prevent fraud.",
      ],
    },
    {
      id: "report",
      heading: "Report a problem",
      blocks: [
        "Tell us about a listing, item, review or person that breaks these rules through the [contact page](/contact-us). Say where you saw it. In an emergency call 000 first.",
      ],
    },
  ],
};
