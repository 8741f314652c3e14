import type { InformationDocument } from "../layout/information-document.ts";

export const policies: InformationDocument = {
  path: "/policies",
  title: "Policies",
  lead: "How we run Boab, in one place. Each policy says what we do, what you can do and who to contact.",
  description:
    "Boab's policies: privacy, returns, reviews, listings, selling, jobs, newsletters and cookies.",
  updatedOn: "2026-11-15",
  sections: [
    {
      id: "the-documents",
      heading: "The documents",
      blocks: [
        {
          definitions: [
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
        "A review belongs to the person who wrote it. It stays up for as long as they want.",
        {
          list: [
            "One review per person for each business. Writing again updates the first one.",
            "You can't review your own business.",
            "A business cannot delete, hide or reorder reviews, on any plan. It can reply in public and it can report a review to us.",
            "We only remove a review if it breaks the law or these rules: hate, threats, private details, spam, or something that didn't happen. We'll tell you why.",
            "We don't write or buy reviews, or show a rating without saying how many people gave one.",
          ],
        },
        "Offering money or a discount for a good review, or asking staff and family to pose as customers, is misleading under the Australian Consumer Law. We remove these reviews and may close the listing.",
      ],
    },
    {
      id: "listings",
      heading: "Listings in the directory",
      blocks: [
        {
          list: [
            "“African-owned” is what owners say about their own business. We don't test anyone's heritage. You can report a false claim.",
            "Write your name the way you spell it. Letters such as ọ, ẹ, ṣ and ɛ work in every field.",
            "Opening hours, prices and addresses must be true. Owners keep them up to date.",
            "An owner who works from home can hide the street address. Search then uses the centre of the suburb only.",
            "When an owner deletes a listing, it disappears within a minute. Bookings still to come are cancelled and refunded. We keep it for 30 days in case it was a mistake, then delete it along with its photos.",
          ],
        },
      ],
    },
    {
      id: "selling",
      heading: "Selling in the marketplace",
      blocks: [
        "Sellers are responsible for their store, their stock and what they promise. We run the marketplace, take the payment and pass on the seller's share. We don't sell anything ourselves.",
        {
          list: [
            "Not for sale: weapons, tobacco and vapes, prescription medicine, protected animals and plants, recalled goods, copies of other people's work, and anything unlawful in Australia.",
            "Food and cosmetics must be labelled as Australian law requires, with ingredients and allergens.",
            "A “was” price must be one the item was really sold at.",
            "Photos must show the item the buyer will receive.",
            "Orders must be sent within the time shown on the item page.",
          ],
        },
      ],
    },
    {
      id: "jobs",
      heading: "Jobs and applications",
      blocks: [
        "A job post must be for real work at a real business, with pay and conditions that meet Australian law. Unpaid trials longer than needed to show a skill aren't allowed.",
        "Résumés and cover letters are private. Only the business that posted the job can open them, through links that expire. If something has to be checked, such as a complaint, one of our admins can too, and the reason is kept on record. We delete them after six months, or sooner when the applicant withdraws.",
      ],
    },
    {
      id: "newsletter",
      heading: "Newsletter",
      blocks: [
        "We only email people who asked for it and confirmed their email. Every newsletter says who sent it and has a link to unsubscribe. We never sell or share the list.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      blocks: [
        {
          list: [
            "One cookie keeps you logged in. Scripts cannot read it.",
            "One remembers your first name, so we can greet you as soon as a page loads.",
            "One remembers that someone has logged in on this browser, so we can offer Login first next time, and when a page of yours needs you to log in. It holds nothing else.",
            "One lasts a minute and carries a message such as “Saved” from one page to the next.",
            "Your choice of light or dark mode, and the addresses of images, stay in your own browser.",
          ],
        },
        "There are no advertising cookies or third-party trackers on our pages. That's why there's no cookie banner.",
        "When you pay, you go to Stripe's payment page, which sets its own cookies to prevent fraud.",
      ],
    },
    {
      id: "report",
      heading: "Report a problem",
      blocks: [
        "Use the [contact page](/contact-us) to tell us about a listing, item, review or person that breaks these rules, and where you saw it. In an emergency, call 000 first.",
      ],
    },
  ],
};
