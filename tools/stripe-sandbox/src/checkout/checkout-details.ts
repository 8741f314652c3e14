import type Stripe from "stripe";

/** What a session needs to know beyond what Stripe shows of it. */
export interface CheckoutDetails {
  lineItems: Stripe.LineItem[];
  paymentIntentData: Stripe.Checkout.SessionCreateParams.PaymentIntentData;
  subscriptionData: Stripe.Checkout.SessionCreateParams.SubscriptionData;
  /** What the person entered while their bank is still asking them. */
  entered?: { method: string; email: string; name: string };
}
