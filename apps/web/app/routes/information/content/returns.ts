import type { InformationDocument } from "../layout/information-document.ts";

export const returns: InformationDocument = {
  path: "/returns",
  title: "Returns and refunds",
  lead: "If it's faulty, wrong or not as described, you can have it put right. If you've changed your mind, ask the store.",
  description:
    "Your rights when something bought on Boab is faulty, wrong or late, how to ask for a refund, and how bookings and plans are cancelled.",
  updatedOn: "2026-11-15",
  sections: [
    {
      id: "your-rights",
      heading: "What the law gives you",
      blocks: [
        "Goods and services come with guarantees that cannot be excluded under the Australian Consumer Law. No store on Boab can sign them away, whatever its own policy says.",
        {
          definitions: [
            [
              "Major problem",
              "It's unsafe, very different from the description, doesn't do its job, or you wouldn't have bought it if you'd known. You choose: a refund, a replacement, or to keep it and be paid the difference in value.",
            ],
            [
              "Minor problem",
              "The seller chooses to repair it, replace it or refund you, within a reasonable time and at no cost to you.",
            ],
            [
              "Never arrived",
              "You get a refund, unless the seller can show it was delivered to you.",
            ],
          ],
        },
        "You don't need the original packaging. You just need to show you bought it. The order on your account is enough.",
      ],
    },
    {
      id: "change-of-mind",
      heading: "Changed your mind",
      blocks: [
        "The law doesn't give you a right to return something because you changed your mind. Many stores take things back anyway. The item page shows the store's policy, which is part of your purchase.",
        "You usually can't return food, opened cosmetics or things made to measure for this reason.",
      ],
    },
    {
      id: "how-to-return",
      heading: "How to return something",
      blocks: [
        {
          steps: [
            "Open [your orders](/my-account/orders), choose the order and report a problem with the item.",
            "The seller replies within three business days. For a major problem, the seller pays the return postage.",
            "Pack it well, send it with tracking and keep the receipt.",
            "The seller checks it. Your refund goes back to the card you paid with, usually within five to ten business days.",
          ],
        },
        {
          note: "No reply after three business days? Then we step in automatically. If you don't agree with the reply, ask us to decide on your order page. We'll hear both sides and can refund you from the payment.",
        },
      ],
    },
    {
      id: "refund-amount",
      heading: "What you get back",
      blocks: [
        {
          list: [
            "For a major problem or a parcel that never arrived: everything you paid for the item, including delivery.",
            "For part of an order: the price of those items. Delivery is refunded if you return everything in that seller's parcel.",
            "For a change of mind: whatever the store's own policy says.",
          ],
        },
        "All prices on Boab include GST where it applies, so a refund includes it too.",
      ],
    },
    {
      id: "bookings",
      heading: "Bookings",
      blocks: [
        "Some businesses confirm at once, others confirm your request. Until it's confirmed you can cancel for free. After that, the business's own cancellation terms apply. You'll see them before you book.",
        "If you pay in advance, you read beside the button until when you get everything back, and how much the business keeps if you cancel later or don't come: never more than its share of the price that we allow. We hold the business's money until then.",
        "If a business cancels on you, you get a full refund for that booking. If it moves your visit, you can cancel until it starts and get everything back.",
      ],
    },
    {
      id: "plans",
      heading: "Directory plans",
      blocks: [
        "You can cancel Growing or Pro at any time on your subscription page. You aren't charged while a plan is still free. After a charge, the plan runs to the end of the paid month or year. We only refund the rest if the service failed. We never delete your listings because a plan ended.",
      ],
    },
    {
      id: "more-help",
      heading: "If it's still not right",
      blocks: [
        "Your state or territory's consumer protection agency gives free advice and can mediate. The [Australian Competition and Consumer Commission](https://www.accc.gov.au) explains your rights in plain words.",
      ],
    },
  ],
};
