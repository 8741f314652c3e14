import Stripe from "stripe";

/** Whatever the provider refused or failed to answer. */
export const isStripeError = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError;

/** The provider knows no such object (any more). */
export const isMissingAtStripe = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/**
 * The provider understood the request and will answer the same for ever. A key that is in use, a limit or a failure
 * of its own is worth another attempt.
 */
export const isRefusedByStripe = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.statusCode !== 409 &&
  error.statusCode !== 429;

/** A connected account that was deleted. A key without rights to it is answered alike, so ask this of our own only. */
export const isAccountGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === "account_invalid";
