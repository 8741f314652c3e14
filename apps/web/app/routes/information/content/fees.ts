import { toCents } from "@boab/contracts/common/dollars";
import { courierPresets } from "@boab/contracts/marketplace/couriers";
import { computeCeilingThresholdCents, computeSellerFee } from "@boab/contracts/payments/fees";
import { formatMoney } from "@boab/format/money";
import { formatPercent } from "@boab/format/numbers";
import { describePlatformFee, formatCardCost, type PublicFigures } from "#shell/public-figures.ts";
import type { InformationDocument } from "../layout/information-document.ts";

export const makeFeesDocument = (figures: PublicFigures): InformationDocument => ({
  path: "/fees",
  title: "Fees for sellers",
  lead: `Opening a store is free. You pay when you sell: ${describePlatformFee(figures)}.`,
  description: `What selling on Boab costs: ${formatPercent(figures.platformFee.platformRate)} plus the card cost of ${formatCardCost(figures)}, never above ${formatPercent(figures.platformFee.ceilingRate)} of the sale. No joining fee, no monthly fee.`,
  updatedOn: "2026-11-15",
  sections: [
    {
      id: "the-rule",
      heading: "The rule",
      blocks: [
        {
          definitions: [
            ["Platform fee", `${formatPercent(figures.platformFee.platformRate)} of the sale.`],
            [
              "Card cost",
              `${formatCardCost(figures, "of the sale plus")} per store order, for the card payment.`,
            ],
            ["The sale", "What the buyer pays your store in one order: items and delivery."],
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
        "The fee you see when you list the item, with the delivery you choose there, is the fee you're charged for one order of it. It's saved with the order and can't change later.",
        describeDeliveryExample(figures),
      ],
    },
    {
      id: "worked-examples",
      heading: "Worked examples",
      blocks: [{ slot: "fee-table" }, ...describeFeeCeiling(figures)],
    },
    {
      id: "gst",
      heading: "GST",
      blocks: [
        "Prices on Boab are totals: the buyer pays what the page shows. If you are registered for GST, one eleventh of a taxable price is GST and your receipt says so. If you are not registered, the receipt says that no GST is included. Tell us which applies in your store settings.",
        "Our fee is worked out on what the buyer pays: items and delivery, GST included.",
      ],
    },
    {
      id: "delivery",
      heading: "Delivery",
      blocks: [
        `You choose from these delivery options, each at a fixed price: ${deliveryPrices}. You can also offer free local pick-up, and free delivery from an amount you set. The buyer picks one option for each store and sees the cost as a separate line before paying.`,
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
        `The refunded amount goes back to the buyer. If you start the refund, we give back our ${formatPercent(figures.platformFee.platformRate)} in proportion, and the card cost stays, because Stripe keeps it. You see both amounts before you confirm.`,
        "If our team decides that you refund a buyer, or a bank takes a payment back, we give back all of our fee for it and cover the card cost.",
      ],
    },
    {
      id: "directory",
      heading: "Bookings and services in the directory",
      blocks: [
        `Listing a business costs nothing on Basic; plans are on the [pricing page](/pricing). When a customer pays through the directory, the same fee applies: ${describePlatformFee(figures)}. When the customer pays you in person, we take nothing.`,
      ],
    },
  ],
});

const deliveryPrices = courierPresets
  .map(
    ({ courier_name, shippingType, shippingCost }) =>
      `${courier_name} ${shippingType} ${formatMoney(toCents(shippingCost))}`,
  )
  .join(", ");

/** The example is a spice tin sent with Australia Post. */
const deliveryExample = { goodsCents: 1_650, deliveryCents: 995 };

function describeDeliveryExample({ platformFee }: PublicFigures): string {
  const { goodsCents, deliveryCents } = deliveryExample;
  const fee = computeSellerFee(platformFee, goodsCents + deliveryCents);
  return `For example, a ${formatMoney(goodsCents)} spice tin sent for ${formatMoney(deliveryCents)} is a sale of ${formatMoney(fee.saleCents)}. The fee is ${formatMoney(fee.totalCents)}, and you receive ${formatMoney(fee.sellerGetsCents)}.`;
}

function describeFeeCeiling({ platformFee }: PublicFigures): string[] {
  const end = computeCeilingThresholdCents(platformFee);
  if (end === null) return [];
  return [
    `The maximum helps with small sales. Below ${formatMoney(end)}, the fixed ${platformFee.cardFixedCents} cents would push the fee past ${formatPercent(platformFee.ceilingRate)}, so we take less.`,
  ];
}
