import type { StripeEventHandler } from "#areas/stripe-events/index.ts";
import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import { paymentAdministrationRoutes } from "./administration/administration.routes.ts";
import type { PaymentsDeps } from "./deps.ts";
import { sendMessage } from "./dispatch/send-message.ts";
import { disputeTeamEmail, disputeWonEmail, saleDisputedEmail } from "./disputes/dispute-emails.ts";
import { syncDispute } from "./disputes/sync-dispute.ts";
import { outboxRoutes } from "./outbox/outbox.routes.ts";
import { sendMessageTask } from "./outbox/outbox.tasks.ts";
import { followUpPayments } from "./payments/follow-up.ts";
import { handleAccountChange } from "./payments/handle-account-change.ts";
import { paymentCoreRoutes } from "./payments/payments.routes.ts";
import { followUpTask } from "./payments/payments.tasks.ts";
import { receiptEmail, saleEmail } from "./payments/receipt-email.ts";
import { syncDecline } from "./payments/sync-decline.ts";
import { syncPaymentSession } from "./payments/sync-session.ts";
import { refundEmail } from "./refunds/refund-email.ts";
import { refundFailedEmail, refundFailedTeamEmail } from "./refunds/refund-failed-emails.ts";
import { refundRoutes } from "./refunds/refunds.routes.ts";
import { syncRefund } from "./refunds/sync-refund.ts";

export { hasUnsettledSales } from "./disputes/has-unsettled-sales.ts";
export { paymentEnded, paymentEvents, paymentPaid, saleRefunded } from "./events.ts";
export { hasOpenLedger } from "./ledger/ledger.repository.ts";
export { makeOrderPayments, type OrderPayments } from "./payments/order-payments.ts";
export type { PricedLine, RequestedLine } from "./payments/payment.rules.ts";
export { canStillBePaid } from "./payments/payment.rules.ts";
export { findPayment } from "./payments/payments.repository.ts";
export { startPayment } from "./payments/start-payment.ts";
export { syncPayment } from "./payments/sync-payment.ts";
export { paymentsPersonalData } from "./personal-data.ts";
export {
  findSentIds,
  listPaidPayments,
  listSentMessages,
  listStuckPaymentIds,
} from "./records/payment-records.repository.ts";
export { readPaymentRecords } from "./records/read-payment-records.ts";
export { makeRefundPart, type RefundPart } from "./refunds/refund-part.ts";
export { makeRefundPayment, type RefundPayment } from "./refunds/refund-payment.ts";
export { lockSale } from "./sales/sales.repository.ts";
export { type SetShareDue, setShareDue } from "./sales/set-share-due.ts";
export type { PaymentsDeps };

export const paymentRoutes = (deps: PaymentsDeps): Route[] => [
  ...paymentCoreRoutes(deps),
  ...refundRoutes(deps),
  ...paymentAdministrationRoutes(deps),
  ...outboxRoutes(deps),
];

export const paymentStripeHandlers = (deps: PaymentsDeps): StripeEventHandler[] => [
  { type: "account.updated", sync: (id) => handleAccountChange(deps, id) },
  { type: "charge.dispute.", sync: (id) => syncDispute(deps, id) },
  { type: "charge.failed", sync: (id) => syncDecline(deps, id) },
  { type: "checkout.session.", sync: (id) => syncPaymentSession(deps, id) },
  { type: "refund.failed", sync: (id) => syncRefund(deps, id) },
  { type: "refund.updated", sync: (id) => syncRefund(deps, id) },
];

export const paymentTasks = (deps: PaymentsDeps): TaskHandler[] => [
  handleTask(sendMessageTask, ({ messageId }) => sendMessage(deps, messageId)),
  handleTask(followUpTask, () => followUpPayments(deps)),
];

export const paymentEmails: EmailPreview[] = [
  receiptEmail,
  saleEmail,
  refundEmail,
  saleDisputedEmail,
  disputeWonEmail,
  disputeTeamEmail,
  refundFailedEmail,
  refundFailedTeamEmail,
];
