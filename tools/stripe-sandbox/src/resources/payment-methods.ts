import type Stripe from "stripe";
import {
  attachToCustomer,
  createCard,
  getTestCard,
  resolvePaymentMethod,
} from "../cards/payment-methods.ts";
import { findCardByNumber, findCardByTestId } from "../cards/test-cards.ts";
import { listPage } from "../http/list.ts";
import {
  type Operations,
  operation,
  refuseOtherParameters,
  requireParameter,
} from "../http/operation.ts";
import {
  makeInvalidRequestError,
  makeNotModelledError,
  StripeError,
} from "../http/stripe-error.ts";
import { change, get, listObjects } from "../state/change.ts";
import { toMetadata } from "../state/fields.ts";
import { toId } from "../state/objects.ts";

export const paymentMethods: Operations = {
  "PaymentMethods.create": operation<Stripe.PaymentMethodCreateParams>(
    ["type", "card", "billing_details", "metadata"],
    (ctx, params) => {
      if (params.type !== "card") throw makeNotModelledError(`type ${params.type}`);
      const given = params.card ?? {};
      refuseOtherParameters(given, ["token", "number", "exp_month", "exp_year", "cvc"], "card");
      const card =
        "token" in given && given.token
          ? findCardByTestId(given.token)
          : findCardByNumber("number" in given ? (given.number ?? "") : "");
      if (!card)
        throw makeInvalidRequestError(
          "Your card number is not one of Stripe's test cards.",
          "card[number]",
          "incorrect_number",
        );
      return createCard(ctx, {
        card,
        billingDetails: params.billing_details,
        metadata: toMetadata(params.metadata),
        ...("exp_month" in given && given.exp_month ? { expMonth: given.exp_month } : {}),
        ...("exp_year" in given && given.exp_year ? { expYear: given.exp_year } : {}),
      });
    },
  ),
  "PaymentMethods.retrieve": operation([], (ctx, _, { id }) => resolvePaymentMethod(ctx, id, "id")),
  "PaymentMethods.attach": operation<Stripe.PaymentMethodAttachParams>(
    ["customer"],
    (ctx, params, { id }) => {
      const customer = get(
        ctx,
        "customer",
        requireParameter(params.customer, "customer"),
        "customer",
      );
      const method = resolvePaymentMethod(ctx, id, "id");
      const { decline } = getTestCard(method);
      if (decline)
        throw new StripeError(402, {
          type: "card_error",
          code: decline.code,
          decline_code: decline.declineCode,
          message: decline.message,
        });
      return attachToCustomer(ctx, method, customer.id);
    },
  ),
  "PaymentMethods.detach": operation([], (ctx, _, { id }) => {
    const method = get(ctx, "payment_method", id);
    if (method.customer === null)
      throw makeInvalidRequestError(
        "The payment method you provided is not attached to a customer so detachment is impossible.",
        "payment_method",
      );
    return change(ctx, method, { customer: null }, "payment_method.detached");
  }),
  "PaymentMethods.list": operation<Stripe.PaymentMethodListParams>(
    ["customer", "type"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "payment_method").filter(
          (one) => one.customer !== null && toId(one.customer) === params.customer,
        ),
        params,
      ),
  ),
};
