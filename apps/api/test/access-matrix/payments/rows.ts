import {
  type AreaMatrix,
  activeOnly,
  adminsOnly,
  badRequest,
  conflict,
  everyone,
  fieldNotAllowed,
  forbidden,
  notFound,
  ownInterest,
} from "../outcomes.ts";

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
  "GET /admin/payments/events": { none: adminsOnly(200) },
  // Nobody's: what the provider says concerns the site.
  "POST /admin/payments/events/:id/retry": {
    object: "payment event",
    own: adminsOnly(200),
    others: adminsOnly(200),
    missing: adminsOnly(notFound),
  },
  "GET /admin/payments": { none: adminsOnly(200) },
  "GET /admin/payments/summary": { none: adminsOnly(200) },
  "GET /admin/payments/:id": {
    object: "payment",
    own: adminsOnly(200),
    others: adminsOnly(200),
    missing: adminsOnly(notFound),
  },
  "GET /admin/payments/outbox": { none: adminsOnly(200) },
  // It was never parked.
  "POST /admin/payments/outbox/:id/retry": {
    object: "outbox message",
    own: adminsOnly(ownInterest),
    others: adminsOnly(conflict),
    missing: adminsOnly(notFound),
  },
  "GET /admin/payments/drifts": { none: adminsOnly(200) },
  "GET /admin/payments/checks": { none: adminsOnly(200) },
  "POST /admin/payments/checks": { none: adminsOnly(202) },
  // Prices are public; the answer to a price that is not there says so.
  "POST /pay/cart": { none: everyone(200) },
  "GET /pay/payments": { none: activeOnly(200) },
  // The price is nobody's.
  "POST /pay/checkout": { none: activeOnly("409 price_gone") },
  // A guest pays by the token of their booking; without one it takes an account.
  "POST /pay/checkout/one-time": { none: activeOnly("409 price_gone") },
  "GET /pay/payments/:id": {
    object: "payment",
    own: activeOnly(200),
    others: activeOnly(notFound),
    missing: activeOnly(notFound),
  },
  "POST /pay/payments/:id/refresh": {
    object: "payment",
    own: activeOnly(200),
    others: activeOnly(notFound),
    missing: activeOnly(notFound),
  },
  "GET /pay/sales": { none: activeOnly(200) },
  "POST /pay/sales/:id/refunds": {
    object: "sale",
    // An admin who is paid leaves it to another one.
    own: activeOnly(200, { admin: "403 own_interest" }),
    others: activeOnly(notFound, { admin: 200 }),
    missing: activeOnly(notFound),
  },
  "GET /pay/merch/account": { none: activeOnly(200) },
  "GET /pay/merch/balance": { none: activeOnly(200) },
  "POST /pay/merch/account/refresh": { none: activeOnly(200) },
  "POST /pay/merch/onboard": {
    none: activeOnly(forbidden, {
      seller: 200,
      "store owner": 200,
    }),
  },
  "POST /pay/merch/onboard/refresh": {
    object: "payout account",
    own: activeOnly(200),
    others: activeOnly(notFound),
    missing: activeOnly(notFound),
  },
  "GET /pay/merch/dashboard-link/:accountId": {
    object: "payout account",
    own: activeOnly("409 onboarding_unfinished"),
    others: activeOnly(notFound, { admin: 200 }),
    missing: activeOnly(notFound),
  },
  "GET /pay/merch/status/:accountId": {
    object: "payout account",
    own: activeOnly(200),
    others: activeOnly(notFound, { admin: 200 }),
    missing: activeOnly(notFound),
  },
  "PUT /users/me/stripe-account": {
    object: "payout account",
    own: activeOnly(200),
    others: activeOnly(fieldNotAllowed),
    missing: activeOnly(fieldNotAllowed),
  },
  "GET /pay/merch/accounts": { none: adminsOnly(200) },
  // Not confirmed: what is deleted at the provider would not come back for the next row.
  "DELETE /pay/merch/account/:accountId": {
    object: "payout account",
    own: adminsOnly(badRequest),
    others: adminsOnly(badRequest),
    missing: adminsOnly(badRequest),
  },
  // Without the provider's signature, whoever sends it.
  "POST /pay/webhooks/platform": { none: everyone("400 webhook_refused") },
  "POST /pay/webhooks/connect": { none: everyone("400 webhook_refused") },
};
