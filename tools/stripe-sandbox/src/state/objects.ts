import type Stripe from "stripe";

/** What the sandbox keeps, by the value of the `object` field. */
export interface Objects {
  account: Stripe.Account;
  balance_transaction: Stripe.BalanceTransaction;
  "billing_portal.configuration": Stripe.BillingPortal.Configuration;
  "billing_portal.session": Stripe.BillingPortal.Session;
  charge: Stripe.Charge;
  "checkout.session": Stripe.Checkout.Session;
  coupon: Stripe.Coupon;
  customer: Stripe.Customer;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  payout: Stripe.Payout;
  price: Stripe.Price;
  product: Stripe.Product;
  promotion_code: Stripe.PromotionCode;
  refund: Stripe.Refund;
  setup_intent: Stripe.SetupIntent;
  subscription: Stripe.Subscription;
  tax_rate: Stripe.TaxRate;
  "test_helpers.test_clock": Stripe.TestHelpers.TestClock;
  transfer: Stripe.Transfer;
  transfer_reversal: Stripe.TransferReversal;
  webhook_endpoint: Stripe.WebhookEndpoint;
}

export type Kind = keyof Objects;
export type AnyObject = Objects[Kind];

/** The account of the API key, as opposed to the id of a connected account. */
export const PLATFORM = "platform";

/** The id in a field that may hold the whole object; the sandbox itself stores ids only. */
export function toId(reference: string | { id: string }): string;
export function toId(reference: string | { id: string } | null | undefined): string | undefined;
export function toId(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === "string" ? reference : reference?.id;
}
