import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { brand } from "@boab/contracts/common/brand";
import { formatMoney } from "@boab/format/money";
import { defineEmail } from "#platform/mail/email.ts";
import type { Mail } from "#platform/mail/mail.ts";
import type { PaymentsDeps } from "../deps.ts";
import type { StoredSale } from "../sales/sales.repository.ts";

interface RefundEmailData {
  sellerName: string;
  amount: string;
  total: string;
  isWhole: boolean;
  paymentUrl: string;
}

export const refundEmail = defineEmail<RefundEmailData>({
  kind: "payment-refund",
  when: "To a member whose payment was refunded, in part or whole",
  purpose: "service",
  audience: ["buyer"],
  reason: `You're getting this because you paid a business on ${brand.name}.`,
  maxPerHour: 30,
  sample: {
    sellerName: "Ubuntu Braid Studio",
    amount: "$55.00",
    total: "$220.00",
    isWhole: false,
    paymentUrl: "https://boab.example/my-account/payments/0",
  },
  subject: ({ amount, sellerName }) => `${amount} refunded from ${sellerName}`,
  email: ({ sellerName, amount, total, isWhole, paymentUrl }) => ({
    heading: "Your refund is on its way",
    paragraphs: [
      isWhole
        ? `All of the ${total} you paid to ${sellerName} is being refunded.`
        : `${amount} of the ${total} you paid to ${sellerName} is being refunded.`,
      "It goes back to the card you paid with. Banks usually take 5 to 10 business days.",
    ],
    button: { label: "View your payment", url: paymentUrl },
  }),
});

export const writeRefundNotice = (
  { publicOrigin }: Pick<PaymentsDeps, "publicOrigin">,
  { email }: Pick<FullProfile, "email">,
  { sellerName, amountCents: totalCents, paymentId }: StoredSale,
  { id, amountCents }: { id: string; amountCents: number },
): Mail => ({
  key: `${refundEmail.kind}:${id}`,
  to: email,
  ...refundEmail.write({
    sellerName,
    amount: formatMoney(amountCents),
    total: formatMoney(totalCents),
    isWhole: amountCents === totalCents,
    paymentUrl: `${publicOrigin}/my-account/payments/${paymentId}`,
  }),
});
