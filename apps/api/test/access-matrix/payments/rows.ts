import { type AreaMatrix, activeOnly, everyone, notFound } from "../outcomes.ts";

export const paymentsMatrix: AreaMatrix = {
  "POST /pay/create-subscription-session": { none: activeOnly(200) },
  "GET /pay/subscription-status/:userId": {
    object: "plan",
    own: activeOnly(200),
    others: activeOnly(notFound, { admin: 200 }),
    missing: activeOnly(notFound),
  },
  "POST /pay/subscription-status/refresh": { none: activeOnly(200) },
  // Nobody here has ever paid.
  "POST /pay/customer-portal": { none: activeOnly("409 no_subscription") },
  "GET /pay/invoices": { none: activeOnly(200) },
  // Without the provider's signature, whoever sends it.
  "POST /pay/webhooks/platform": { none: everyone("400 webhook_refused") },
  "POST /pay/webhooks/connect": { none: everyone("400 webhook_refused") },
};
