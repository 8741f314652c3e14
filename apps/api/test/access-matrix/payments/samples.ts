import { unknownUuid } from "../object-factory.ts";
import type { Samples } from "../sample.ts";

const price = { businessId: "BUS-00000000", pricingId: unknownUuid, quantity: 1 };

export const paymentsSamples: Samples = {
  "POST /pay/create-subscription-session": () => ({
    body: { plan: "Pro", billingPeriod: "monthly" },
  }),
  "POST /pay/cart": () => ({ body: { items: [price] } }),
  "POST /pay/checkout": () => ({ body: { items: [price] } }),
  "POST /pay/checkout/one-time": () => ({ body: price }),
  "POST /pay/sales/:id/refunds": () => ({ body: { amountCents: 1 } }),
  "POST /pay/merch/onboard": () => ({ body: {} }),
  "POST /pay/merch/onboard/refresh": (accountId) => ({ body: { accountId } }),
  "PUT /users/me/stripe-account": (stripeAccountId) => ({ body: { stripeAccountId } }),
};
