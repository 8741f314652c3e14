import { type Fault, inApi, inDatabase, inFile } from "./fault.ts";

/** Somebody pays or gets what they shouldn't, or a time or a thing is sold twice. */
export const moneyFaults: Fault[] = [
  inApi(
    "the buyer names the price",
    [
      "areas/payments/payments/payment.rules.ts",
      "if (unitAmount !== undefined && unitAmount !== line.unitCents)",
      "if (false)",
    ],
    "areas/payments/payments/payment.rules.test.ts",
  ),
  inApi(
    "anybody plays the provider",
    [
      "areas/payments/events/receive-event.ts",
      "return stripe.webhooks.constructEvent(body, signature ??",
      `return JSON.parse(String(body));\n      stripe.webhooks.constructEvent(body, signature ??`,
    ],
    "areas/payments/subscriptions/subscription-life.test.ts",
  ),
  inApi(
    "a copy of an event is handled again",
    ["areas/payments/events/store-event.ts", "if (isNew) await", "await"],
    "areas/payments/subscriptions/subscription-life.test.ts",
  ),
  inFile(
    "the maximum of a fee is rounded up",
    [
      "packages/contracts/src/payments/fees.ts",
      "const ceiling = Math.floor(",
      "const ceiling = Math.ceil(",
    ],
    "packages/contracts/src/payments/fees.test.ts",
  ),
  inFile(
    "more is given back than was paid",
    [
      "packages/contracts/src/payments/fees.ts",
      "refundedBeforeCents + refundCents > sale.amountCents",
      "refundCents > sale.amountCents",
    ],
    "packages/contracts/src/payments/fees.test.ts",
  ),
  inApi(
    "a refund takes more from the seller than from us",
    ["areas/payments/refunds/refund.rules.ts", ".feeCents - before.feeCents;", ".feeCents;"],
    "areas/payments/refunds/refund.rules.test.ts",
  ),
  inApi(
    "things are sold that aren't there",
    [
      "areas/marketplace/checkout/stock.repository.ts",
      "stock: sql`stock - $",
      "stock: sql`stock - 0 * $",
    ],
    "areas/marketplace/checkout/checkout.test.ts",
  ),
  inApi(
    "a store on holiday sells",
    ["areas/marketplace/cart/cart.rules.ts", `if (line.isStoreAway) return "on holiday";`, ""],
    "areas/marketplace/cart/cart.rules.test.ts",
  ),
  inApi(
    "a repeated request does its work again",
    ["platform/idempotency/run-once.ts", "if (stored) return stored.response as Value;", ""],
    "platform/idempotency/run-once.test.ts",
  ),
  inDatabase(
    "two people have the same time",
    "alter table bookings.booking drop constraint booking_no_overlap",
    "areas/bookings/bookings/request-booking.routes.test.ts",
  ),
  inDatabase(
    "one person writes two reviews of a business",
    "alter table reviews.review drop constraint review_once",
    "areas/reviews/reviews/reviews.routes.test.ts",
  ),
  inApi(
    "a customer confirms their own booking",
    [
      "areas/bookings/bookings/booking-states.rules.ts",
      `business: { from: ["requested"], to: "confirmed" },`,
      `business: { from: ["requested"], to: "confirmed" },\n    customer: { from: ["requested"], to: "confirmed" },`,
    ],
    "areas/bookings/bookings/booking-states.rules.test.ts",
  ),
  inApi(
    "the hour that comes twice is offered once",
    [
      "areas/bookings/slots/zone.rules.ts",
      `whenTwice === "later" && ranThere ? later :`,
      `whenTwice === "later" && false ? later :`,
    ],
    "areas/bookings/slots/slots.rules.test.ts",
  ),
];
