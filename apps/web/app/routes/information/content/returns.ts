import type { InformationDocument } from "../layout/information-document.ts";

export const returns: InformationDocument = {
  path: "/returns",
  title: "Returns and refunds",
  lead: "Faulty, wrong or not as described: you get it put right. Changed your mind: ask the shop.",
  description:
    "Your rights when something bought on Boab is faulty, wrong or late, how to ask for a refund, and how bookings and plans are cancelled.",
  updatedOn: "2026-11-15",
  sections: [
    {
      id: "your-rights",
      heading: "What the law gives you",
      blocks: [
        "Goods and services come with guarantees that cannot be excluded under the Australian Consumer Law. No shop on Boab can sign them away, whatever its own policy says.",
        {
          facts: [
            [
              "Major problem",
              "It is unsafe, very different from the description, cannot do its job, or you would not have bought it had you known. You choose: a refund, a replacement, or to keep it and be paid the difference in value.",
            ],
            [
              "Minor problem",
              "The seller chooses to repair it, replace it or refund you, within a reasonable time and at no cost to you.",
            ],
            [
              "Never arrived",
              "You get a refund, unless the seller can show that it was delivered to you.",
            ],
          ],
        },
        "You do not need the original packaging. You need to show that you bought it: the order on your account is enough.",
      ],
    },
    {
      id: "change-of-mind",
      heading: "Changed your mind",
      blocks: [
        "The law does not give a right to return something because you changed your mind. Many shops take things back anyway. The item page says what this shop does; its answer is part of your purchase.",
        "Food, cosmetics that were opened, and things made to your measurements usually cannot come back for this reason.",
      ],
    },
    {
      id: "how-to-return",
      heading: "How to return something",
      blocks: [
        {
          steps: [
            "Open [your orders](/my-account/orders), choose the item and write what is wrong. A photo helps.",
            "The seller answers within three business days. For a major problem the seller pays the return postage.",
            "Send it with tracking, in a parcel that protects it, and keep the receipt.",
            "The seller checks it. Your refund goes back to the card you paid with, usually within five to ten business days.",
          ],
        },
        {
          note: "No answer after three business days, or you cannot agree? Write to us on the [contact page](/contact-us) with the order number. We hear both sides and can refund you from the payment.",
        },
      ],
    },
    {
      id: "refund-amount",
      heading: "What you get back",
      blocks: [
        {
          list: [
            "For a major problem or a parcel that never came: everything you paid for the item, with delivery.",
            "For part of an order: the price of those items. Delivery is refunded when nothing of that seller's parcel is kept.",
            "For a change of mind: what the shop's own policy says.",
          ],
        },
        "All prices on Boab include GST where it applies, so a refund includes it too.",
      ],
    },
    {
      id: "bookings",
      heading: "Bookings",
      blocks: [
        "A booking is a request until the business confirms it. Until then you can withdraw it without cost. After that the business's own cancellation terms hold; they are shown before you book.",
        "If a business cancels on you, anything you paid for that time is returned in full.",
      ],
    },
    {
      id: "plans",
      heading: "Directory plans",
      blocks: [
        "You can cancel Growing or Pro at any time on your subscription page. While a plan is still free nothing is charged. After a charge, the plan runs to the end of the paid month or year; we refund the rest only where the service failed. Your listings are never deleted because a plan ended.",
      ],
    },
    {
      id: "more-help",
      heading: "If it still is not right",
      blocks: [
        "Your state or territory's consumer protection agency gives free advice and can mediate. The [Australian Competition and Consumer Commission](https://www.accc.gov.au) explains your rights in plain words.",
      ],
    },
  ],
};
