import type Stripe from "stripe";
import { createSession } from "../checkout/create-session.ts";
import { expireSession } from "../checkout/expire-session.ts";
import { isWithin, listPage, matchesFilter } from "../http/list.ts";
import { type Operations, operation, refuseOtherParameters } from "../http/operation.ts";
import { get, listObjects } from "../state/change.ts";
import { toId } from "../state/objects.ts";

export const checkoutSessions: Operations = {
  "Checkout.Sessions.create": operation<Stripe.Checkout.SessionCreateParams>(
    [
      "allowed_payment_method_types",
      "billing_address_collection",
      "cancel_url",
      "client_reference_id",
      "currency",
      "customer",
      "customer_creation",
      "customer_email",
      "expires_at",
      "line_items",
      "locale",
      "metadata",
      "mode",
      "payment_intent_data",
      "submit_type",
      "subscription_data",
      "success_url",
      "ui_mode",
    ],
    createSession,
  ),
  "Checkout.Sessions.retrieve": operation([], (ctx, _, { id }) => get(ctx, "checkout.session", id)),
  "Checkout.Sessions.expire": operation([], (ctx, _, { id }) =>
    expireSession(ctx, get(ctx, "checkout.session", id)),
  ),
  "Checkout.Sessions.listLineItems": operation<Stripe.Checkout.SessionListLineItemsParams>(
    [],
    (ctx, params, { id }) => {
      const session = get(ctx, "checkout.session", id);
      return listPage(ctx, ctx.sandbox.checkouts.get(session.id)?.lineItems ?? [], params);
    },
  ),
  "Checkout.Sessions.list": operation<Stripe.Checkout.SessionListParams>(
    ["created", "customer", "customer_details", "payment_intent", "status", "subscription"],
    (ctx, params) => {
      refuseOtherParameters(params.customer_details, ["email"], "customer_details");
      return listPage(
        ctx,
        listObjects(ctx, "checkout.session").filter(
          (one) =>
            isWithin(one.created, params.created) &&
            matchesFilter(params.customer, toId(one.customer)) &&
            matchesFilter(params.customer_details?.email, one.customer_details?.email) &&
            matchesFilter(params.payment_intent, toId(one.payment_intent)) &&
            matchesFilter<string>(params.status, one.status) &&
            matchesFilter(params.subscription, toId(one.subscription)),
        ),
        params,
      );
    },
  ),
};
