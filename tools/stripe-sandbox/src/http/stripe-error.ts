import type Stripe from "stripe";

interface ErrorDetails {
  type:
    | "api_error"
    | "card_error"
    | "idempotency_error"
    | "invalid_request_error"
    | "rate_limit_error"
    | "authentication_error"
    | "permission_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
  setup_intent?: Stripe.SetupIntent;
}

/** A refusal in Stripe's shape. */
export class StripeError extends Error {
  override name = "StripeError";
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(status: number, details: ErrorDetails) {
    super(details.message);
    this.status = status;
    this.details = details;
  }
}

export function makeInvalidRequestError(
  message: string,
  param?: string,
  code?: string,
): StripeError {
  return new StripeError(400, {
    type: "invalid_request_error",
    message,
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  });
}

/** 404 for the object of the path, 400 for one that a parameter names: as Stripe does. */
export function makeNotFoundError(kind: string, id: string, param = "id"): StripeError {
  return new StripeError(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** A parameter of the contract that the sandbox does not act on; ignoring it would hide mistakes. */
export function makeNotModelledError(param: string): StripeError {
  return makeInvalidRequestError(
    `The sandbox does not model the parameter ${param}; see tools/stripe-sandbox/README.md.`,
    param,
    "sandbox_not_modelled",
  );
}
