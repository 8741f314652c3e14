import type Stripe from "stripe";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { change, findObject } from "../state/change.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";

/** Closes an open session; a payment that was begun in it is cancelled. */
export function expireSession(ctx: Context, session: Stripe.Checkout.Session) {
  if (session.status !== "open")
    throw makeInvalidRequestError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  const intent = findObject(ctx, "payment_intent", toId(session.payment_intent));
  if (intent)
    change(
      ctx,
      intent,
      {
        canceled_at: ctx.sandbox.clock.now(),
        cancellation_reason: "automatic",
        status: "canceled",
      },
      "payment_intent.canceled",
    );
  const expired = change(ctx, session, { status: "expired", url: null });
  emit(ctx, "checkout.session.expired", expired);
  return expired;
}
