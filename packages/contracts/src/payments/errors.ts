import type { ErrorKinds } from "../common/error-kind.ts";
import { paymentTexts } from "./texts.ts";

export const paymentsErrors = {
  already_on_plan: { status: 409, sentence: "You're already on this plan." },
  plan_not_priced: { status: 409, sentence: paymentTexts.yearlyNotConfigured },
  plan_not_ready: {
    status: 409,
    sentence: "This plan isn't available right now. Please try again later.",
  },
  checkout_failed: { status: 502, sentence: paymentTexts.checkoutFailed },
  no_subscription: { status: 409, sentence: "You don't have a paid plan." },
  webhook_refused: { status: 400, sentence: "This isn't a signed event of our payment provider." },
} as const satisfies ErrorKinds;
