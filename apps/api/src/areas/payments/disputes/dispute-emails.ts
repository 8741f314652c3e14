import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

const maxPerHour = 30;
const listingUrl = "https://boab.example/directory/listings/ubuntu-braid-studio";
const reason = `You're getting this because you take payments on ${brand.name}.`;

interface DisputedSaleEmailData {
  sellerName: string;
  amount: string;
  share: string;
  listingUrl: string;
}

const sample: DisputedSaleEmailData = {
  sellerName: "Ubuntu Braid Studio",
  amount: "$220.00",
  share: "$193.96",
  listingUrl,
};

export const saleDisputedEmail = defineEmail({
  kind: "sale-disputed",
  when: "To a business owner whose customer's bank has taken a payment back",
  purpose: "service",
  audience: ["business owner"],
  reason,
  maxPerHour,
  sample: { ...sample, paid: "7 November 2026" },
  subject: ({ amount, sellerName }) => `A payment of ${amount} to ${sellerName} is disputed`,
  email: ({
    sellerName,
    amount,
    share,
    paid,
    listingUrl: url,
  }: DisputedSaleEmailData & { paid: string }) => ({
    heading: "A customer has disputed a payment",
    paragraphs: [
      `The customer's bank has taken back ${amount} that was paid to ${sellerName} on ${paid}. While the bank decides, we've taken back your share of ${share}. If we win, you'll get it back.`,
      `Do you have anything that shows what was agreed and delivered, such as messages or photos? Please reply to this email or write to ${brand.supportEmail} as soon as you can. We'll send it to the bank.`,
    ],
    button: { label: "See your listing", url },
  }),
});

export const disputeWonEmail = defineEmail({
  kind: "sale-dispute-won",
  when: "To a business owner once a bank has returned a disputed payment",
  purpose: "service",
  audience: ["business owner"],
  reason,
  maxPerHour,
  sample,
  subject: ({ amount, sellerName }) => `The payment of ${amount} to ${sellerName} is yours again`,
  email: ({ sellerName, amount, share, listingUrl: url }: DisputedSaleEmailData) => ({
    heading: "The dispute was decided in your favour",
    paragraphs: [
      `The bank has returned the ${amount} that was paid to ${sellerName}. Your share of ${share} is on its way to your Stripe account. If you owed us anything, we've taken it off first.`,
    ],
    button: { label: "See your listing", url },
  }),
});

interface DisputeTeamEmailData {
  amount: string;
  sellerName: string;
  sale: string;
  answerBy: string | undefined;
  paymentsUrl: string;
}

export const disputeTeamEmail = defineEmail<DisputeTeamEmailData>({
  kind: "dispute-team",
  when: "To the team, for every payment that a bank has taken back",
  purpose: "service",
  audience: ["team"],
  reason: "You're getting this because you look after payments. We send it for every dispute.",
  // The provider's dashboard shows every dispute, so the mailbox doesn't need all of them.
  maxPerHour: 100,
  sample: {
    amount: "$220.00",
    sellerName: "Ubuntu Braid Studio",
    sale: "4TR8W2HN",
    answerBy: "16 November 2026",
    paymentsUrl: "https://boab.example/admin/payments",
  },
  subject: ({ amount, sellerName }) => `Disputed payment: ${amount} to ${sellerName}`,
  email: ({ amount, sellerName, sale, answerBy, paymentsUrl }) => ({
    heading: `A payment of ${amount} is disputed`,
    paragraphs: [
      `Sale ${sale}, ${sellerName}. We've taken back the seller's share and let them know.`,
      answerBy
        ? `Send the bank our evidence in the Stripe dashboard by ${answerBy}. Without it, we'll lose.`
        : "Please have a look in the Stripe dashboard.",
    ],
    button: { label: "Open payments", url: paymentsUrl },
  }),
});
