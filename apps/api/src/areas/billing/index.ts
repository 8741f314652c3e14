import type { StripeEventHandler } from "#areas/stripe-events/index.ts";
import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import type { BillingDeps } from "./deps.ts";
import { syncInvoice } from "./invoices/sync-invoice.ts";
import {
  paymentFailedEmail,
  planChangedEmail,
  planEndedEmail,
  planStartedEmail,
  trialRefusedEmail,
  trialReminderEmail,
} from "./subscriptions/plan-emails.ts";
import { refuseTrial } from "./subscriptions/refuse-trial.ts";
import { remindOfTrials } from "./subscriptions/remind-of-trials.ts";
import { subscriptionRoutes } from "./subscriptions/subscriptions.routes.ts";
import { refuseTrialTask, remindOfTrialsTask } from "./subscriptions/subscriptions.tasks.ts";
import { syncPlanCheckoutPage } from "./subscriptions/sync-checkout.ts";
import { syncSubscription } from "./subscriptions/sync-subscription.ts";

export { ensureCustomer } from "./customers/ensure-customer.ts";
export { isInvoicePaid } from "./invoices/invoices.repository.ts";
export { billingPersonalData } from "./personal-data.ts";
export { makePlanPrices } from "./plans/plan-prices.ts";
export { preparePlans } from "./plans/prepare-plans.ts";
export { describeSubscription } from "./subscriptions/subscription.rules.ts";
export {
  findSubscriptionToCompare,
  listRunningSubscriptions,
} from "./subscriptions/subscriptions.repository.ts";
export type { BillingDeps };
export { syncInvoice, syncSubscription };

export const billingRoutes = (deps: BillingDeps): Route[] => subscriptionRoutes(deps);

export const billingStripeHandlers = (deps: BillingDeps): StripeEventHandler[] => [
  { type: "checkout.session.", sync: (id) => syncPlanCheckoutPage(deps, id) },
  { type: "customer.subscription.", sync: (id) => syncSubscription(deps, id) },
  // An upcoming invoice is no object yet.
  { type: "invoice.upcoming", sync: async () => "not needed" },
  { type: "invoice.", sync: (id) => syncInvoice(deps, id) },
];

export const billingTasks = (deps: BillingDeps): TaskHandler[] => [
  handleTask(refuseTrialTask, ({ subscriptionId }) => refuseTrial(deps, subscriptionId)),
  handleTask(remindOfTrialsTask, () => remindOfTrials(deps)),
];

export const billingEmails: EmailPreview[] = [
  planStartedEmail,
  trialReminderEmail,
  trialRefusedEmail,
  paymentFailedEmail,
  planChangedEmail,
  planEndedEmail,
];
