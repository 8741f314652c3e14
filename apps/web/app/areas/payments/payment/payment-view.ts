import type { Payment } from "@boab/contracts/payments/payments";
import { paymentTexts } from "@boab/contracts/payments/texts";
import { formatDate } from "#lib/format/format.ts";

interface PaymentView {
  title: string;
  text: string;
  /** The provider has not told us yet how it ended, so we ask. */
  isUnsettled: boolean;
}

/** "Went through" is said only once the provider has the money, whatever the address says. */
export function viewPayment({ state, paidAt }: Payment, hasLeft: boolean): PaymentView {
  if (state === "paid")
    return {
      title: "Your payment went through",
      text: `Paid on ${formatDate(paidAt ?? "")}. Your receipt is in your email.`,
      isUnsettled: false,
    };
  if (state === "open" && !hasLeft)
    return {
      title: "Confirming your payment",
      text: "Stripe hasn't confirmed your payment yet. You don't need to pay again.",
      isUnsettled: true,
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
  return { title: paymentTexts.cancelledTitle, text: paymentTexts.cancelled, isUnsettled: false };
}
