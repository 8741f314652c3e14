import { ceilingEndsAtCents } from "@boab/contracts/payments/fees";
import { formatMoney, formatPercent } from "#lib/format/format.ts";
import { cardCostInWords, feeInWords, type PublicFigures } from "#shell/public-figures.ts";
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
              "Maximum",
              `Together they're never more than ${formatPercent(figures.platformFee.ceilingRate)} of the sale.`,
            ],
            [
              "Everything else",
              "Nothing. No joining fee, no monthly fee, no fee for listing an item, no fee for a payout.",
            ],
          ],
        },
        "The fee you see when you list the item is the fee you're charged. It's saved with the order and can't change later.",
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
        "Prices on Boab are totals: the buyer pays what the page shows. If you are registered for GST, one eleventh of a taxable price is GST and your receipt says so. If you are not registered, the receipt says that no GST is included. Tell us which applies in your store settings.",
        "Our fee is worked out on the price the buyer pays.",
      ],
    },
    {
      id: "delivery",
      heading: "Delivery",
      blocks: [
        "You set your delivery options and what they cost. The buyer picks one for each seller and sees the cost as a separate line before paying. If you don't set an option, the order is pick-up or free delivery.",
      ],
    },
    {
      id: "payouts",
      heading: "Payouts",
      blocks: [
        {
          steps: [
            "A buyer pays by card. Stripe handles the payment; we never see the card.",
            "Your share goes to your own Stripe account, with the fee already taken out.",
            "Stripe pays it to your bank on the schedule you choose there.",
          ],
        },
        "If your Stripe account isn't ready yet, we hold your share safely and send it once it is.",
      ],
    },
    {
      id: "refunds",
      heading: "When you refund a buyer",
      blocks: [
        "The refunded amount goes back to the buyer. We take back only what you received for it from your Stripe balance. We give up our fee and cover the card cost.",
      ],
    },
    {
      id: "directory",
      heading: "Bookings and services in the directory",
      blocks: [
        `Listing a business costs nothing on Basic; plans are on the [pricing page](/pricing). When a customer pays through the directory, the same fee applies: ${feeInWords(figures)}. When the customer pays you in person, we take nothing.`,
      ],
    },
  ],
});

function ceilingNote({ platformFee }: PublicFigures): string[] {
  const end = ceilingEndsAtCents(platformFee);
  if (end === null) return [];
  return [
    `The maximum helps with small sales. Below ${formatMoney(end)}, the fixed ${platformFee.cardFixedCents} cents would push the fee past ${formatPercent(platformFee.ceilingRate)}, so we take less.`,
  ];
}
