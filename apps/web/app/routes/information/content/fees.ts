import type { InformationDocument } from "../layout/information-document.ts";

export const fees: InformationDocument = {
  path: "/fees",
  title: "Fees for sellers",
  lead: "Opening a store is free. You pay when you sell: 10% plus card cost, never above 15%.",
  description:
    "What selling on Boab costs: 10% plus the card cost of 1.7% and 30 cents, never above 15% of the sale. No joining fee, no monthly fee.",
  updatedOn: "2026-11-15",
  sections: [
    {
      id: "the-rule",
      heading: "The rule",
      blocks: [
        {
          facts: [
            ["Platform fee", "10% of the sale."],
            ["Card cost", "1.7% of the sale plus 30 cents, what the card payment costs."],
            ["Ceiling", "Both together never exceed 15% of the sale."],
            [
              "Everything else",
              "Nothing. No joining fee, no monthly fee, no fee for listing an item, no fee for a payout.",
            ],
          ],
        },
        "The figure you see while you write the item is the figure you are charged. It is stored with the order and cannot change afterwards.",
      ],
    },
    {
      id: "worked-examples",
      heading: "Worked examples",
      blocks: [
        { slot: "fee-table" },
        "The ceiling helps small sales: below $9.10 the 30 cents alone would push the fee past 15%, so our share gives way.",
      ],
    },
    {
      id: "gst",
      heading: "GST",
      blocks: [
        "Prices on Boab are totals: the buyer pays what the page shows. If you are registered for GST, one eleventh of a taxable price is GST and your receipt says so. If you are not registered, the receipt says that no GST is included. You tell us which applies in your store settings.",
        "Our fee is worked out on the price the buyer pays.",
      ],
    },
    {
      id: "delivery",
      heading: "Delivery",
      blocks: [
        "You set your delivery options and what they cost. The buyer picks one for each seller, and the cost is a line of its own in the total before paying. Without an option the order is pick-up or free delivery.",
      ],
    },
    {
      id: "payouts",
      heading: "Payouts",
      blocks: [
        {
          steps: [
            "A buyer pays by card. Stripe handles the payment; we never see the card.",
            "Your share is transferred to your own Stripe account, the fee already taken off.",
            "Stripe pays it to your bank on the schedule you choose there.",
          ],
        },
        "If your Stripe account is not ready yet, we hold your share and send it once it is. Nothing is lost.",
      ],
    },
    {
      id: "refunds",
      heading: "When you refund a buyer",
      blocks: [
        "The refunded part goes back to the buyer. From your Stripe balance we take back what you received for that part, and no more: we give up our fee on it and bear the card cost.",
      ],
    },
    {
      id: "directory",
      heading: "Bookings and services in the directory",
      blocks: [
        "Listing a business costs nothing on Basic; plans are on the [pricing page](/pricing). When a customer pays through the directory, the same rule holds: 10% plus card cost, never above 15%. When the customer pays you in person, we take nothing.",
      ],
    },
  ],
};
