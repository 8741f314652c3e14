import { formatMoney, formatPercent } from "#lib/format/format.ts";
import { cardCostInWords, feeInWords, type PublicFigures } from "#shell/public-figures.ts";
import { ceilingEndsAtCents } from "../fees/seller-fee.ts";
import type { InformationDocument } from "../layout/information-document.ts";

export const fees = (figures: PublicFigures): InformationDocument => ({
  path: "/fees",
  title: "Fees for sellers",
  lead: `Opening a store is free. You pay when you sell: ${feeInWords(figures)}.`,
  description: `What selling on Boab costs: ${formatPercent(figures.platformFee.platformRate)} plus the card cost of ${cardCostInWords(figures)}, never above ${formatPercent(figures.platformFee.ceilingRate)} of the sale. No joining fee, no monthly fee.`,
  updatedOn: "2026-11-15",
  sections: [
    {
      id: "the-rule",
      heading: "The rule",
      blocks: [
        {
          facts: [
            ["Platform fee", `${formatPercent(figures.platformFee.platformRate)} of the sale.`],
            [
              "Card cost",
              `${cardCostInWords(figures, "of the sale plus")}, what the card payment costs.`,
            ],
            [
              "Ceiling",
              `Both together never exceed ${formatPercent(figures.platformFee.ceilingRate)} of the sale.`,
            ],
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
      blocks: [{ slot: "fee-table" }, ...ceilingNote(figures)],
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
        `Listing a business costs nothing on Basic; plans are on the [pricing page](/pricing). When a customer pays through the directory, the same rule holds: ${feeInWords(figures)}. When the customer pays you in person, we take nothing.`,
      ],
    },
  ],
});

function ceilingNote({ platformFee }: PublicFigures): string[] {
  const end = ceilingEndsAtCents(platformFee);
  if (end === null) return [];
  return [
    `The ceiling helps small sales: below ${formatMoney(end)} the ${platformFee.cardFixedCents} cents alone would push the fee past ${formatPercent(platformFee.ceilingRate)}, so our share gives way.`,
  ];
}
