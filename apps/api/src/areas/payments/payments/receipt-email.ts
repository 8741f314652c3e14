import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { brand } from "@boab/contracts/common/brand";
import { formatLongDate } from "@boab/format/dates";
import { formatList } from "@boab/format/lists";
import { formatMoney } from "@boab/format/money";
import { defineEmail } from "#platform/mail/email.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { getGreetingName } from "#platform/mail/names.ts";
import type { EmailReceipt } from "#platform/mail/receipt.ts";
import type { PaymentsDeps } from "../deps.ts";
import { formatReference } from "../sales/sale-reference.ts";
import type { StoredSale } from "../sales/sales.repository.ts";
import type { StoredPayment } from "./payments.repository.ts";

interface ReceiptEmailData {
  firstName: string;
  total: string;
  sellers: string;
  receipt: EmailReceipt;
  paymentUrl: string;
}

export const receiptEmail = defineEmail<ReceiptEmailData>({
  kind: "payment-receipt",
  when: "To a member whose payment has gone through",
  purpose: "service",
  audience: ["buyer"],
  reason: `You're getting this because you paid a business on ${brand.name}. It's your receipt, so there's nothing to unsubscribe from.`,
  maxPerHour: 30,
  sample: {
    firstName: "Amara",
    total: "$220.00",
    sellers: "Ubuntu Braid Studio",
    receipt: {
      details: [
        { label: "Receipt", value: "4TR8W2HN" },
        { label: "Paid", value: "7 November 2026" },
        { label: "Total", value: "$220.00" },
      ],
      groups: [
        {
          heading: "Ubuntu Braid Studio",
          lines: [{ title: "Knotless braids, medium", note: "Quantity 1", amount: "$220.00" }],
        },
      ],
      total: { label: "Total, AUD", amount: "$220.00" },
    },
    paymentUrl: "https://boab.example/my-account/payments/0",
  },
  subject: ({ total, sellers }) => `Your receipt: ${total} to ${sellers}`,
  email: ({ firstName, total, sellers, receipt, paymentUrl }) => ({
    heading: `Thanks, ${firstName}. Your payment went through.`,
    paragraphs: [`You paid ${total} to ${sellers}. We've let them know.`],
    receipt,
    button: { label: "View your payment", url: paymentUrl },
  }),
});

interface SaleEmailData {
  sellerName: string;
  buyerName: string;
  total: string;
  share: string;
  /** When the share goes out, for a visit that can still be cancelled; null where it goes at once. */
  dueOn: string | null;
  receipt: EmailReceipt;
  salesUrl: string;
}

const toReceiptLines = ({ lines }: StoredSale) =>
  lines.map(({ title, unitCents, quantity }) => ({
    title,
    note: quantity === 1 ? "Quantity 1" : `Quantity ${quantity} at ${formatMoney(unitCents)} each`,
    amount: formatMoney(unitCents * quantity),
  }));

export function writeReceipt(
  { publicOrigin }: Pick<PaymentsDeps, "publicOrigin">,
  { email, fullName }: Pick<FullProfile, "email" | "fullName">,
  { id, amountCents, paidAt }: Pick<StoredPayment, "id" | "amountCents"> & { paidAt: Date },
  sales: StoredSale[],
): Mail {
  const total = formatMoney(amountCents);
  return {
    key: `${receiptEmail.kind}:${id}`,
    to: email,
    ...receiptEmail.write({
      firstName: getGreetingName(fullName),
      total,
      sellers: formatList(sales.map(({ sellerName }) => sellerName)),
      receipt: {
        details: [
          { label: "Receipt", value: formatReference(id) },
          { label: "Paid", value: formatLongDate(paidAt) },
          { label: "Total", value: total },
        ],
        groups: sales.map((sale) => ({ heading: sale.sellerName, lines: toReceiptLines(sale) })),
        total: { label: "Total, AUD", amount: total },
      },
      paymentUrl: `${publicOrigin}/my-account/payments/${id}`,
    }),
  };
}

export const saleEmail = defineEmail<SaleEmailData>({
  kind: "payment-sale",
  when: "To a business owner who was paid",
  purpose: "service",
  audience: ["business owner"],
  reason: `You're getting this because you take payments on ${brand.name}.`,
  maxPerHour: 60,
  sample: {
    sellerName: "Ubuntu Braid Studio",
    buyerName: "Amara Okafor",
    total: "$220.00",
    share: "$193.96",
    dueOn: "12 November 2026",
    receipt: {
      details: [
        { label: "Sale", value: "4TR8W2HN" },
        { label: "Paid", value: "7 November 2026" },
        { label: "You receive", value: "$193.96" },
      ],
      groups: [
        {
          heading: "Ubuntu Braid Studio",
          lines: [{ title: "Knotless braids, medium", note: "Quantity 1", amount: "$220.00" }],
        },
      ],
      total: { label: "Total, AUD", amount: "$220.00" },
    },
    salesUrl: "https://boab.example/my-account/sales",
  },
  subject: ({ total, sellerName }) => `${total} paid to ${sellerName}`,
  email: ({ sellerName, buyerName, total, share, dueOn, receipt, salesUrl }) => ({
    heading: "You've been paid",
    paragraphs: [
      `${buyerName} paid ${total} to ${sellerName}. After fees, ${share} goes to your Stripe account${dueOn ? ` on ${dueOn}, once it can no longer be cancelled for free` : ""}.`,
    ],
    receipt,
    button: { label: "See your sales", url: salesUrl },
  }),
});

export function writeSaleNotice(
  { publicOrigin }: Pick<PaymentsDeps, "publicOrigin">,
  { email }: Pick<FullProfile, "email">,
  sale: StoredSale,
  paidAt: Date,
): Mail {
  const share = formatMoney(sale.shareCents);
  return {
    key: `${saleEmail.kind}:${sale.id}`,
    to: email,
    ...saleEmail.write({
      sellerName: sale.sellerName,
      buyerName: sale.buyerName,
      total: formatMoney(sale.amountCents),
      share,
      dueOn: sale.dueAt && sale.dueAt > paidAt ? formatLongDate(sale.dueAt) : null,
      receipt: {
        details: [
          { label: "Sale", value: formatReference(sale.id) },
          { label: "Paid", value: formatLongDate(paidAt) },
          { label: "You receive", value: share },
        ],
        groups: [{ heading: sale.sellerName, lines: toReceiptLines(sale) }],
        total: { label: "Total, AUD", amount: formatMoney(sale.amountCents) },
      },
      salesUrl: `${publicOrigin}/my-account/sales`,
    }),
  };
}
