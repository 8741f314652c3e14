import type { Checkout } from "@boab/contracts/marketplace/checkout";
import { formatMoney } from "@boab/format/money";
import { checkoutReturnCopy } from "#lib/copy.ts";

interface CheckoutReturn {
  /** True when the buyer returned from the provider's page without paying. */
  hasLeft: boolean;
  /** True when the provider has answered, so that the state is current. */
  hasAsked: boolean;
  firstName: string;
}

export interface ResultView {
  title: string;
  text: string;
  /** The next step to offer: wait, pay on the same page, return to the cart, or see the orders. */
  next: "wait" | "pay" | "cart" | "orders";
}

/** Says "Your order is in" only when the checkout's state confirms it, whatever the URL says. */
export function viewResult(
  checkout: Checkout,
  { hasLeft, hasAsked: hasAnswered, firstName }: CheckoutReturn,
): ResultView {
  switch (checkout.state) {
    case "ordered":
      return {
        title: `Thanks, ${firstName}. Your order is in.`,
        text: "Your receipt is in your email. We'll email you again when each parcel is on its way.",
        next: "orders",
      };
    case "paid":
      return {
        title: "Your payment went through",
        text: "We're passing your order on to the stores. This usually takes a few seconds.",
        next: "wait",
      };
    case "processing":
      return {
        title: "Your bank is working on it",
        text: "This can take a few days. We keep your items for you and email you as soon as it's through.",
        next: "wait",
      };
    case "failed":
      return {
        title: "Your payment didn't go through",
        text: "You weren't charged, and your cart is still here. You can try again with another card.",
        next: "cart",
      };
    case "refunded":
      return {
        title: "We've refunded your payment",
        text: `Your payment arrived after your time to pay had run out, and something had sold out by then. ${formatMoney(checkout.totalCents)} goes back to your card. Banks usually take 5 to 10 business days.`,
        next: "cart",
      };
    case "expired":
      return hasLeft
        ? makeCancelledView("cart")
        : {
            title: "Your time to pay ran out",
            text: "You weren't charged, and your cart is still here. Check that everything is still available, then pay.",
            next: "cart",
          };
    default:
      return viewOpenCheckout(checkout, hasLeft, hasAnswered);
  }
}

const makeCancelledView = (next: ResultView["next"]): ResultView => ({
  title: checkoutReturnCopy.cancelledTitle,
  text: checkoutReturnCopy.cancelled,
  next,
});

function viewOpenCheckout({ url }: Checkout, hasLeft: boolean, hasAnswered: boolean): ResultView {
  const next = url ? "pay" : "cart";
  if (hasLeft) return makeCancelledView(next);
  if (!hasAnswered)
    return {
      title: "Confirming your payment",
      text: "This usually takes a few seconds. You don't need to pay again.",
      next: "wait",
    };
  return {
    title: "Not paid yet",
    text: "You haven't been charged. Your items are kept for you, so you can still pay.",
    next,
  };
}
