import { type Fault, makeApiFault, makeFileFault } from "./fault.ts";

const web = "apps/web/app/areas";

/** Somebody can't choose a plan, or reads another reason, amount or day than the true one. */
export const planFaults: Fault[] = [
  makeFileFault(
    "two refusals of a plan have each other's sentence",
    [
      "packages/contracts/src/payments/errors.ts",
      "plan_not_priced: { status: 409, sentence: paymentCopy.yearlyNotConfigured }",
      `plan_not_priced: { status: 409, sentence: "This plan isn't available right now. Please try again later." }`,
    ],
    "apps/api/src/areas/billing/plans/plan-prices.test.ts",
  ),
  makeFileFault(
    "the specified bodies of a plan are refused",
    [
      "packages/contracts/src/payments/subscriptions.ts",
      "    customerEmail: text(254).optional(),\n    email: text(254).optional(),\n",
      "",
    ],
    "apps/api/src/areas/billing/subscriptions/subscriptions.routes.test.ts",
  ),
  makeApiFault(
    "whoever cancelled in the trial is told of a charge",
    [
      "areas/billing/subscriptions/reminders.repository.ts",
      "where state = 'trialing' and ends_at is null",
      "where state = 'trialing'",
    ],
    "areas/billing/subscriptions/trial.test.ts",
  ),
  makeApiFault(
    "a card that has had a trial starts a plan",
    [
      "areas/billing/subscriptions/sync-subscription.ts",
      `isRefused ? { ...subscription, state: "ended" } : subscription`,
      "subscription",
    ],
    "areas/billing/subscriptions/trial-card.test.ts",
  ),
  makeFileFault(
    "the price is due today in a trial, and nothing without one",
    [
      `${web}/payments/subscription/confirm-plan-dialog.tsx`,
      "formatMoney(trialUntil ? 0 : amountCents)",
      "formatMoney(trialUntil ? amountCents : 0)",
    ],
    `${web}/payments/subscription/plan-dialogs.test.tsx`,
  ),
  makeFileFault(
    "the next charge has the day the plan began",
    [
      `${web}/payments/subscription/current-plan.tsx`,
      `const day = view.kind === "trial" ? view.endsAt : view.renewsAt;`,
      "const day = subscription.startedAt;",
    ],
    `${web}/payments/subscription/plan-dialogs.test.tsx`,
  ),
  makeFileFault(
    "a service costs its minutes",
    [
      `${web}/bookings/book/service-list.tsx`,
      "formatMoney(priceCents)",
      "formatMoney(durationMinutes)",
    ],
    `${web}/bookings/book/service-list.test.tsx`,
  ),
];
