import { type Fault, makeApiFault, makeDatabaseFault, makeFileFault } from "./fault.ts";

/** Somebody pays or gets what they shouldn't, or a time or a thing is sold twice. */
export const moneyFaults: Fault[] = [
  makeApiFault(
    "the buyer names the price",
    [
      "areas/payments/payments/payment.rules.ts",
      "if (unitAmount !== undefined && unitAmount !== line.unitCents)",
      "if (false)",
    ],
    "areas/payments/payments/payment.rules.test.ts",
  ),
  makeApiFault(
    "anybody plays the provider",
    [
      "areas/stripe-events/events/receive-event.ts",
      "return stripe.webhooks.constructEvent(body, signature ??",
      `return JSON.parse(String(body));\n      stripe.webhooks.constructEvent(body, signature ??`,
    ],
    "areas/billing/subscriptions/subscription-life.test.ts",
  ),
  makeApiFault(
    "a copy of an event is handled again",
    ["areas/stripe-events/events/store-event.ts", "if (isNew) await", "await"],
    "areas/billing/subscriptions/subscription-life.test.ts",
  ),
  makeFileFault(
    "the maximum of a fee is rounded up",
    [
      "packages/contracts/src/payments/fees.ts",
      "const ceilingCents = Math.floor(",
      "const ceilingCents = Math.ceil(",
    ],
    "packages/contracts/src/payments/fees.test.ts",
  ),
  makeFileFault(
    "more is given back than was paid",
    [
      "packages/contracts/src/payments/fees.ts",
      "before.amountCents + refundCents > sale.amountCents",
      "refundCents > sale.amountCents",
    ],
    "packages/contracts/src/payments/fees.test.ts",
  ),
  makeApiFault(
    "a refund takes more from the seller than from us",
    ["areas/payments/refunds/refund.rules.ts", "dueFeeCents - before.feeCents)", "dueFeeCents)"],
    "areas/payments/refunds/refund.rules.test.ts",
  ),
  makeApiFault(
    "a seller's refund burns our money",
    ["areas/payments/refunds/refund.rules.ts", "(retainsCardFee ? 0 : amountCents)", "amountCents"],
    "areas/payments/refunds/refund.rules.test.ts",
  ),
  makeApiFault(
    "a cent without an item blocks the buyer's protection",
    [
      "areas/marketplace/orders/refund-plan.rules.ts",
      "splitInProportion(order.leftCents, refundableCents)",
      "refundableCents",
    ],
    "areas/marketplace/orders/refund-plan.rules.test.ts",
  ),
  makeApiFault(
    "sellers get four business days to send",
    [
      "areas/marketplace/orders/order-terms.rules.ts",
      "sendWithinBusinessDays = 2",
      "sendWithinBusinessDays = 4",
    ],
    "areas/marketplace/orders/order-terms.rules.test.ts",
  ),
  makeApiFault(
    "weekends count as business days",
    ["areas/marketplace/orders/order-terms.rules.ts", "day.getUTCDay() % 6 !== 0", "true"],
    "areas/marketplace/orders/order-terms.rules.test.ts",
  ),
  makeApiFault(
    "a pick-up store gets the buyer's street",
    [
      "areas/marketplace/checkout/place-orders.ts",
      "street: isSent ? checkout.recipientStreet : null",
      "street: checkout.recipientStreet",
    ],
    "areas/marketplace/checkout/checkout.test.ts",
  ),
  makeApiFault(
    "a pick-up store gets the buyer's postcode",
    [
      "areas/marketplace/checkout/place-orders.ts",
      "postcode: isSent ? checkout.recipientPostcode : null",
      "postcode: checkout.recipientPostcode",
    ],
    "areas/marketplace/checkout/checkout.test.ts",
  ),
  makeFileFault(
    "a tracking number that wasn't saved says so in other words",
    [
      "apps/web/app/areas/marketplace/sold/change-sold.server.ts",
      "soldCopy.trackingFailed",
      `"Oops."`,
    ],
    "apps/web/app/areas/marketplace/sold/change-sold.test.ts",
  ),
  makeApiFault(
    "the net profit forgets refunds",
    [
      "areas/marketplace/orders/view-order.ts",
      "toDollars(computeSaleNetCents(order))",
      "toDollars(order.amountCents - order.feeCents)",
    ],
    "areas/marketplace/orders/order-money.test.ts",
  ),
  makeApiFault(
    "things are sold that aren't there",
    [
      "areas/marketplace/items/variants.repository.ts",
      "stock: sql`stock - $",
      "stock: sql`stock - 0 * $",
    ],
    "areas/marketplace/checkout/checkout.test.ts",
  ),
  makeApiFault(
    "a store on holiday sells",
    ["areas/marketplace/cart/cart.rules.ts", `if (line.isStoreAway) return "on holiday";`, ""],
    "areas/marketplace/cart/cart.rules.test.ts",
  ),
  makeApiFault(
    "a repeated request does its work again",
    [
      "platform/idempotency/run-once.ts",
      "if (stored) return (stored.response ?? undefined) as Value;",
      "",
    ],
    "platform/idempotency/run-once.test.ts",
  ),
  makeDatabaseFault(
    "two people have the same time",
    "alter table bookings.booking drop constraint booking_no_overlap",
    "areas/bookings/bookings/request-booking.routes.test.ts",
  ),
  makeDatabaseFault(
    "one person writes two reviews of a business",
    "alter table reviews.review drop constraint review_once",
    "areas/reviews/reviews/reviews.routes.test.ts",
  ),
  makeApiFault(
    "a phone number that was used too often is not looked at",
    [
      "areas/bookings/bookings/bookings.repository.ts",
      `or customer_phone = \${contact.phone})`,
      `or customer_phone = \${null}::text)`,
    ],
    "areas/bookings/bookings/guest-bookings.test.ts",
  ),
  makeApiFault(
    "next bookings begin with those of years ago",
    [
      "areas/bookings/bookings/list-bookings.ts",
      `query.fromToday === "true" ?`,
      `query.fromToday === "never" ?`,
    ],
    "areas/bookings/bookings/request-booking.routes.test.ts",
  ),
  makeApiFault(
    "a customer confirms their own booking",
    [
      "areas/bookings/bookings/booking-states.rules.ts",
      `business: { from: ["requested"], to: "confirmed" },`,
      `business: { from: ["requested"], to: "confirmed" },\n    customer: { from: ["requested"], to: "confirmed" },`,
    ],
    "areas/bookings/bookings/booking-states.rules.test.ts",
  ),
  makeApiFault(
    "the hour that comes twice is offered once",
    [
      "areas/bookings/slots/zone.rules.ts",
      `repeatedTimeChoice === "later" && hasSameOffsetBefore ? later :`,
      `repeatedTimeChoice === "later" && false ? later :`,
    ],
    "areas/bookings/slots/slots.rules.test.ts",
  ),
];
