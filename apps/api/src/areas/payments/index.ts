import type { Route } from "#platform/http/route.ts";
import type { Webhook } from "#platform/http/webhook.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import { payoutAccountRoutes } from "./accounts/accounts.routes.ts";
import { payoutAccountChangedEmail } from "./accounts/payout-emails.ts";
import { paymentAdministrationRoutes } from "./administration/administration.routes.ts";
import type { PaymentsDeps } from "./deps.ts";
import { disputeTeamEmail, disputeWonEmail, saleDisputedEmail } from "./disputes/dispute-emails.ts";
import { applyEvent } from "./events/apply-event.ts";
import { eventRoutes } from "./events/events.routes.ts";
import {
  applyEventTask,
  fetchMissedEventsTask,
  forgetOldEventsTask,
} from "./events/events.tasks.ts";
import { fetchMissedEvents } from "./events/fetch-missed-events.ts";
import { forgetOldEvents } from "./events/forget-old-events.ts";
import { receiveEvent } from "./events/receive-event.ts";
import { outboxRoutes } from "./outbox/outbox.routes.ts";
import { sendMessageTask } from "./outbox/outbox.tasks.ts";
import { sendMessage } from "./outbox/send-message.ts";
import { followUpPayments } from "./payments/follow-up.ts";
import { paymentCoreRoutes } from "./payments/payments.routes.ts";
import { followUpTask } from "./payments/payments.tasks.ts";
import { receiptEmail, saleEmail } from "./payments/receipt-email.ts";
import { driftEmail } from "./reconciliation/drift-email.ts";
import { reconcile } from "./reconciliation/reconcile.ts";
import { reconciliationRoutes } from "./reconciliation/reconciliation.routes.ts";
import {
  reconcileDailyTask,
  reconcileHourlyTask,
  reconcileNowTask,
} from "./reconciliation/reconciliation.tasks.ts";
import { refundEmail } from "./refunds/refund-email.ts";
import { refundFailedEmail, refundFailedTeamEmail } from "./refunds/refund-failed-emails.ts";
import { endRepeatedTrial } from "./subscriptions/end-repeated-trial.ts";
import {
  paymentFailedEmail,
  planChangedEmail,
  planEndedEmail,
  planStartedEmail,
  trialCardUsedEmail,
  trialReminderEmail,
} from "./subscriptions/plan-emails.ts";
import { remindOfTrials } from "./subscriptions/remind-of-trials.ts";
import { subscriptionRoutes } from "./subscriptions/subscriptions.routes.ts";
import { endTrialTask, remindOfTrialsTask } from "./subscriptions/subscriptions.tasks.ts";

export { hasOpenLedger as hasOpenBooks } from "./accounts/accounts.repository.ts";
export { paymentEnded, paymentFacts, paymentPaid, saleRefunded } from "./facts.ts";
export { makeOrderPayments, type OrderPayments } from "./payments/order-payments.ts";
export type { PricedLine, WantedLine } from "./payments/payment.rules.ts";
export { isUsable as isPageUsable } from "./payments/payment.rules.ts";
export { paymentsPersonalData } from "./personal-data.ts";
export { makeRefundPart, type RefundPart } from "./refunds/refund-part.ts";
export { makeRefundPayment, type RefundPayment } from "./refunds/refund-payment.ts";
export { makePlanPrices } from "./subscriptions/plan-prices.ts";
export { preparePlans } from "./subscriptions/prepare-plans.ts";
export type { PaymentsDeps };

export const paymentRoutes = (deps: PaymentsDeps): Route[] => [
  ...subscriptionRoutes(deps),
  ...eventRoutes(deps),
  ...paymentCoreRoutes(deps),
  ...payoutAccountRoutes(deps),
  ...paymentAdministrationRoutes(deps),
  ...outboxRoutes(deps),
  ...reconciliationRoutes(deps),
];

const signatureHeader = "stripe-signature";

export const paymentWebhooks = (deps: PaymentsDeps): Webhook[] => [
  {
    path: "/pay/webhooks/platform",
    summary: "Events of our own account at the payment provider, signed by it",
    signatureHeader,
    handle: (message) => receiveEvent(deps, "platform", message),
  },
  {
    path: "/pay/webhooks/connect",
    summary: "Events of sellers' accounts at the payment provider, signed by it",
    signatureHeader,
    handle: (message) => receiveEvent(deps, "connect", message),
  },
];

export const paymentTasks = (deps: PaymentsDeps): TaskHandler[] => [
  handleTask(applyEventTask, ({ eventId }) => applyEvent(deps, eventId)),
  handleTask(fetchMissedEventsTask, async () => void (await fetchMissedEvents(deps))),
  handleTask(forgetOldEventsTask, () => forgetOldEvents(deps)),
  handleTask(sendMessageTask, ({ messageId }) => sendMessage(deps, messageId)),
  handleTask(followUpTask, () => followUpPayments(deps)),
  handleTask(reconcileHourlyTask, (_, taskId) => reconcile(deps, taskId, "hourly")),
  handleTask(reconcileDailyTask, (_, taskId) => reconcile(deps, taskId, "daily")),
  handleTask(reconcileNowTask, ({ runId }) => reconcile(deps, runId, "daily")),
  handleTask(endTrialTask, ({ subscriptionId }) => endRepeatedTrial(deps, subscriptionId)),
  handleTask(remindOfTrialsTask, () => remindOfTrials(deps)),
];

export const paymentEmails: EmailPreview[] = [
  planStartedEmail,
  trialReminderEmail,
  trialCardUsedEmail,
  paymentFailedEmail,
  planChangedEmail,
  planEndedEmail,
  receiptEmail,
  saleEmail,
  refundEmail,
  saleDisputedEmail,
  disputeWonEmail,
  disputeTeamEmail,
  refundFailedEmail,
  refundFailedTeamEmail,
  payoutAccountChangedEmail,
  driftEmail,
];
