/** The calls the contract covers: file of the SDK's resource and its methods. */
export const selectedMethods: Record<string, string[]> = {
  "Checkout/Sessions": ["create", "retrieve", "list", "expire", "listLineItems"],
  Accounts: [
    "create",
    "retrieve",
    "retrieveCurrent",
    "update",
    "del",
    "list",
    "createLoginLink",
    "listCapabilities",
    "updateCapability",
    "reject",
  ],
  AccountLinks: ["create"],
  Subscriptions: ["create", "retrieve", "update", "cancel", "list", "resume"],
  SubscriptionItems: ["retrieve", "update", "list"],
  Invoices: [
    "retrieve",
    "list",
    "createPreview",
    "pay",
    "finalizeInvoice",
    "voidInvoice",
    "listLineItems",
    "update",
  ],
  InvoicePayments: ["retrieve", "list"],
  PaymentIntents: ["create", "retrieve", "update", "confirm", "cancel", "capture", "list"],
  Charges: ["retrieve", "list", "update"],
  Transfers: [
    "create",
    "retrieve",
    "update",
    "list",
    "createReversal",
    "retrieveReversal",
    "listReversals",
  ],
  Refunds: ["create", "retrieve", "update", "list", "cancel"],
  Events: ["retrieve", "list"],
  "BillingPortal/Sessions": ["create"],
  "BillingPortal/Configurations": ["create", "retrieve", "update", "list"],
  Customers: ["create", "retrieve", "update", "del", "list"],
  Products: ["create", "retrieve", "update", "list", "del"],
  Prices: ["create", "retrieve", "update", "list"],
  PaymentMethods: ["create", "retrieve", "attach", "detach", "list"],
  Disputes: ["retrieve", "update", "close", "list"],
  Balance: ["retrieve"],
  BalanceTransactions: ["retrieve", "list"],
  Payouts: ["create", "retrieve", "list"],
  ApplicationFees: ["retrieve", "list"],
  WebhookEndpoints: ["create", "retrieve", "update", "del", "list"],
  Coupons: ["create", "retrieve", "list", "del"],
  PromotionCodes: ["create", "retrieve", "update", "list"],
  TaxRates: ["create", "retrieve", "list"],
  SetupIntents: ["create", "retrieve", "confirm"],
  "TestHelpers/TestClocks": ["create", "retrieve", "advance", "del", "list"],
};

/** Resources that may appear expanded inside another one; all others only as their id. */
export const expandableResources = new Set(
  `Session Account DeletedAccount Subscription SubscriptionItem Invoice InvoicePayment InvoiceLineItem
  LineItem PaymentIntent Charge Transfer TransferReversal Refund Customer DeletedCustomer Product
  DeletedProduct Price PaymentMethod Dispute BalanceTransaction Payout ApplicationFee FeeRefund
  Configuration Coupon DeletedCoupon PromotionCode TaxRate SetupIntent Discount DeletedDiscount
  Capability`.split(/\s+/),
);

/**
 * The declarations know only `number`. These properties are fractions in Stripe's published
 * specification; every other number is an integer on the wire.
 */
export const fractionalProperties = new Set(
  `exchange_rate latitude longitude percent_off height length weight width application_fee_percent
  percent_ownership amount_percent effective_percentage percentage`.split(/\s+/),
);

export const selectedEvents = `account.updated account.application.deauthorized capability.updated
  checkout.session.completed checkout.session.expired checkout.session.async_payment_succeeded
  checkout.session.async_payment_failed payment_intent.created payment_intent.succeeded
  payment_intent.payment_failed payment_intent.canceled payment_intent.processing
  payment_intent.requires_action payment_intent.amount_capturable_updated charge.succeeded
  charge.failed charge.updated charge.captured charge.refunded refund.created refund.updated
  refund.failed charge.dispute.created charge.dispute.updated charge.dispute.closed
  charge.dispute.funds_withdrawn charge.dispute.funds_reinstated customer.created customer.updated
  customer.deleted customer.subscription.created customer.subscription.updated
  customer.subscription.deleted customer.subscription.paused customer.subscription.resumed
  customer.subscription.trial_will_end invoice.created invoice.finalized invoice.paid
  invoice.payment_succeeded invoice.payment_failed invoice.payment_action_required invoice.upcoming
  invoice.voided invoice_payment.paid transfer.created transfer.updated transfer.reversed
  payout.created payout.paid payout.failed balance.available billing_portal.session.created
  price.created price.updated product.created product.updated product.deleted
  application_fee.created application_fee.refunded payment_method.attached payment_method.detached
  setup_intent.created setup_intent.succeeded setup_intent.setup_failed
  test_helpers.test_clock.created test_helpers.test_clock.advancing
  test_helpers.test_clock.ready`.split(/\s+/);
