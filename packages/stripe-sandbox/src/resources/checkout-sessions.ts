import type Stripe from "stripe";
import { createSession } from "../checkout/create-session.ts";
import { expireSession } from "../checkout/expire-session.ts";
import { isWanted, isWithin, listPage } from "../http/list.ts";
import { type Operations, operation, refuseOthers } from "../http/operation.ts";
import { get, listObjects } from "../state/change.ts";
import { idOf } from "../state/objects.ts";

export const checkoutSessions: Operations = {
  "Checkout.Sessions.create": operation<Stripe.Checkout.SessionCreateParams>(
    [
      ...(["allowed_payment_method_types", "billing_address_collection"] as const),
      ...(["cancel_url", "client_reference_id", "currency"] as const),
      ...(["customer", "customer_creation", "customer_email", "expires_at", "line_items"] as const),
      ...(["locale", "metadata", "mode", "payment_intent_data", "submit_type"] as const),
      ...(["subscription_data", "success_url", "ui_mode"] as const),
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
      refuseOthers(params.customer_details, ["email"], "customer_details");
      return listPage(
        ctx,
        listObjects(ctx, "checkout.session").filter(
          (one) =>
            isWithin(one.created, params.created) &&
            isWanted(params.customer, idOf(one.customer)) &&
            isWanted(params.customer_details?.email, one.customer_details?.email) &&
            isWanted(params.payment_intent, idOf(one.payment_intent)) &&
            isWanted<string>(params.status, one.status) &&
            isWanted(params.subscription, idOf(one.subscription)),
        ),
        params,
      );
    },
  ),
};
