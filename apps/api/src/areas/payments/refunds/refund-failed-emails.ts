import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface FailedRefund {
  sellerName: string;
  amount: string;
}

export const refundFailedEmail = defineEmail({
  kind: "refund-failed",
  when: "To a business owner whose refund did not reach the customer",
  purpose: "service",
  audience: ["business owner"],
  reason: `You're getting this because you take payments on ${brand.name}.`,
  maxPerHour: 30,
  sample: {
    sellerName: "Ubuntu Braid Studio",
    amount: "$220.00",
    share: "$193.96",
    listingUrl: "https://boab.example/directory/listings/ubuntu-braid-studio",
  },
  subject: ({ amount }) => `Your refund of ${amount} didn't go through`,
  email: ({
    sellerName,
    amount,
    share,
    listingUrl,
  }: FailedRefund & { share: string; listingUrl: string }) => ({
    heading: "A refund didn't go through",
    paragraphs: [
      `The customer's bank couldn't take the refund of ${amount} from ${sellerName}. This happens when a card has expired or an account was closed.`,
      `The sale counts again, and your share of ${share} goes back to your Stripe account. Please agree with your customer on another way to pay them back, or write to ${brand.supportEmail} and we'll help.`,
    ],
    button: { label: "See your listing", url: listingUrl },
  }),
});

export const refundFailedTeamEmail = defineEmail({
  kind: "refund-failed-team",
  when: "To the team, for every refund that did not reach the customer",
  purpose: "service",
  audience: ["team"],
  reason:
    "You're getting this because you look after payments. We send it for every refund that fails.",
  maxPerHour: 100,
  sample: {
    sellerName: "Ubuntu Braid Studio",
    amount: "$220.00",
    sale: "4TR8W2HN",
    paymentsUrl: "https://boab.example/admin/payments",
  },
  subject: ({ amount, sellerName }) => `Refund of ${amount} from ${sellerName} failed`,
  email: ({
    sellerName,
    amount,
    sale,
    paymentsUrl,
  }: FailedRefund & { sale: string; paymentsUrl: string }) => ({
    heading: `A refund of ${amount} failed`,
    paragraphs: [
      `Sale ${sale}, ${sellerName}: the customer's bank sent the refund back. The sale counts again, and we've let the seller know.`,
      "The customer was told that it's on its way. Please make sure they get their money another way.",
    ],
    button: { label: "Open payments", url: paymentsUrl },
  }),
});
