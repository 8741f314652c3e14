import Stripe from "stripe";

/** Any error that the provider returned, or a request it did not answer. */
export const isStripeError = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError;

/** The object does not exist at the provider, or no longer does. */
export const isMissingAtStripe = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/**
 * The provider rejected the request and would reject it again. A key in use, a rate limit or an outage is worth a
 * retry.
 */
export const isRefusedByStripe = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.statusCode !== 409 &&
  error.statusCode !== 429;

/**
 * The connected account was deleted. A key without rights to it gets the same error, so check this only for our own
 * accounts.
 */
export const isAccountGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === "account_invalid";
