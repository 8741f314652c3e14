import type { Payment } from "@boab/contracts/payments/payments";
import { formatDate } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { checkoutReturnCopy } from "#lib/copy.ts";
import type { Tone } from "#ui/text/chip.tsx";

interface PaymentView {
  title: string;
  text: string;
  /** True while the provider's result is unknown, so that the page asks for it. */
  isUnsettled: boolean;
}

interface PaymentReturn {
  /** True if the buyer came back from the provider's page without paying. */
  hasLeft: boolean;
  /** True once the provider has been asked for the result. */
  hasAsked: boolean;
}

/** The page only says "Went through" once the provider has the money, whatever the URL says. */
export function viewPayment(
  payment: Payment,
  { hasLeft, hasAsked: hasAnswered }: PaymentReturn,
): PaymentView {
  const { state } = payment;
  if (state === "paid") return { ...viewPaidPayment(payment), isUnsettled: false };
  if (state === "open" && !hasLeft && !hasAnswered)
    return {
      title: "Confirming your payment",
      text: "This usually takes a few seconds. You don't need to pay again.",
      isUnsettled: true,
    };
  if (state === "open" && !hasLeft)
    return {
      title: "Not paid yet",
      text: "You haven't been charged. You can still pay for this.",
      isUnsettled: false,
    };
  if (state === "processing")
    return {
      title: "Your bank is working on it",
      text: "This can take a few days. We'll email your receipt as soon as it's through.",
      isUnsettled: true,
    };
  if (state === "failed")
    return {
      title: "Your payment didn't go through",
      text: "You weren't charged. You can try again with another card.",
      isUnsettled: false,
    };
  return {
    title: checkoutReturnCopy.cancelledTitle,
    text: checkoutReturnCopy.cancelled,
    isUnsettled: false,
  };
}

function viewPaidPayment(payment: Payment): Pick<PaymentView, "title" | "text"> {
  const paid = `Paid on ${formatDate(payment.paidAt ?? "")}.`;
  const refunded = refundedCents(payment);
  if (refunded === 0)
    return { title: "Your payment went through", text: `${paid} Your receipt is in your email.` };
  const isFullRefund = refunded === payment.amountCents;
  return {
    title: isFullRefund ? "Your payment was refunded" : "Part of your payment was refunded",
    text: `${paid} ${formatMoney(refunded)} goes back to your card. Banks usually take 5 to 10 business days.`,
  };
}

export const refundedCents = ({ sales }: Pick<Payment, "sales">): number =>
  sales.reduce((sum, sale) => sum + sale.refundedCents, 0);

/** The number is short enough to read out on the phone, and the same as in the email. */
export const formatReceiptNumber = (id: string): string => id.slice(0, 8).toUpperCase();

type Sale = Payment["sales"][number];

/** Returns the status of one business's part of a payment. */
export function describeSaleStatus(
  state: Payment["state"],
  {
    amountCents,
    refundedCents: refunded,
    disputedCents,
  }: Pick<Sale, "amountCents" | "refundedCents" | "disputedCents">,
): { label: string; tone: Tone } {
  if (state === "failed") return { label: "Not paid", tone: "danger" };
  if (state === "expired") return { label: "Not paid", tone: "neutral" };
  if (state !== "paid") return { label: "Pending", tone: "warn" };
  if (disputedCents > 0) return { label: "Disputed", tone: "warn" };
  if (refunded === 0) return { label: "Paid", tone: "ok" };
  return refunded === amountCents
    ? { label: "Refunded", tone: "neutral" }
    : { label: "Partly refunded", tone: "info" };
}
