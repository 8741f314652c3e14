import type { ErrorKinds } from "../common/error-kind.ts";
import { paymentCopy, payoutCopy } from "./copy.ts";

export const paymentsErrors = {
  already_on_plan: { status: 409, sentence: "You're already on this plan." },
  plan_not_priced: { status: 409, sentence: paymentCopy.yearlyNotConfigured },
  plan_not_ready: {
    status: 409,
    sentence: "This plan isn't available right now. Please try again later.",
  },
  checkout_failed: { status: 502, sentence: paymentCopy.checkoutFailed },
  onboarding_failed: { status: 502, sentence: payoutCopy.onboardingFailed },
  onboarding_not_resumed: { status: 502, sentence: payoutCopy.onboardingNotResumed },
  login_link_failed: { status: 502, sentence: payoutCopy.loginLinkFailed },
  payout_status_failed: { status: 502, sentence: payoutCopy.statusFailed },
  payout_account_not_deleted: { status: 502, sentence: payoutCopy.deletionFailed },
  no_payout_account: { status: 409, sentence: payoutCopy.noAccount },
  onboarding_unfinished: {
    status: 409,
    sentence: "Finish onboarding first. Then you can open your Stripe Dashboard.",
  },
  payout_account_in_use: {
    status: 409,
    sentence:
      "This account still has money or a payout on its way. You can delete it once everything is paid out.",
  },
  no_subscription: { status: 409, sentence: "You don't have a paid plan." },
  price_gone: {
    status: 409,
    sentence: "Something in your cart is no longer for sale. Please remove it and try again.",
  },
  price_needs_booking: {
    status: 409,
    sentence:
      "Something in your cart is booked with a time. Remove it and book it on the business's page.",
  },
  price_changed: {
    status: 409,
    sentence: "A price has changed since you added it. Please check your cart and try again.",
  },
  seller_not_ready: {
    status: 409,
    sentence: "This business can't take payments on Boab yet. Please contact them directly.",
  },
  own_listing: { status: 409, sentence: "You can't pay for something on your own listing." },
  payment_too_small: { status: 409, sentence: "The smallest payment is $0.50." },
  payment_too_large: {
    status: 409,
    sentence: "The largest payment is $20,000. Please pay in smaller parts.",
  },
  too_many_payments: {
    status: 429,
    sentence: "You've tried a lot of payments to this business. Please try again in an hour.",
  },
  sale_not_paid: {
    status: 409,
    sentence: "This sale hasn't been paid, so there's nothing to refund.",
  },
  refund_too_large: {
    status: 409,
    sentence: "You can't refund more than is left of this sale.",
  },
  webhook_refused: { status: 400, sentence: "This isn't a signed event of our payment provider." },
} as const satisfies ErrorKinds;
