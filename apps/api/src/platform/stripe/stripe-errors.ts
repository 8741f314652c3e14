import Stripe from "stripe";

/** Whatever the provider refused or failed to answer. */
export const isStripeError = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError;

/** The provider knows no such object (any more). */
export const isMissingAtStripe = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
