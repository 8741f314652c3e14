import type { Samples } from "../sample.ts";

export const paymentsSamples: Samples = {
  "POST /pay/create-subscription-session": () => ({
    body: { plan: "Growing", billingPeriod: "monthly" },
  }),
};
