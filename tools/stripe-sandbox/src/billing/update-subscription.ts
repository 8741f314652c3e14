import type Stripe from "stripe";
import { getCustomerTime } from "../clock/customer-time.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { change, get } from "../state/change.ts";
import { mergeMetadata, unsetIfEmpty } from "../state/fields.ts";
import { toId } from "../state/objects.ts";
import { collectOffSession } from "./collect.ts";
import { emptyCancellation } from "./end-subscription.ts";
import { createSubscriptionInvoice } from "./invoice-for.ts";
import { finalizeInvoice } from "./invoices.ts";
import { getPeriod, withItemsPeriod } from "./new-subscription.ts";
import { beginPeriod } from "./roll-over.ts";
import { switchItems } from "./switch-items.ts";

type Params = Stripe.SubscriptionUpdateParams;

/** Changes a running subscription: plan, trial, cancellation, card, notes. */
export function updateSubscription(
  ctx: Context,
  subscription: Stripe.Subscription,
  params: Params,
): Stripe.Subscription {
  if (subscription.status === "canceled" || subscription.status === "incomplete_expired")
    throw makeInvalidRequestError(
      "A canceled subscription can only update its cancellation_details and metadata.",
    );
  const at = getCustomerTime(ctx, toId(subscription.customer));
  const noted = change(ctx, subscription, {
    ...makeCancellationChanges(subscription, params, at),
    default_payment_method: unsetIfEmpty(params.default_payment_method),
    description: unsetIfEmpty(params.description),
    metadata: mergeMetadata(subscription.metadata, params.metadata),
    ...makeTrialChanges(subscription, params),
    ...(params.payment_settings?.save_default_payment_method
      ? {
          payment_settings: {
            ...subscription.payment_settings,
            save_default_payment_method: params.payment_settings.save_default_payment_method,
          } as Stripe.Subscription.PaymentSettings,
        }
      : {}),
  });
  const switched = params.items ? applySwitch(ctx, noted, params, at) : undefined;
  const current = switched?.subscription ?? noted;
  const updated = change(ctx, subscription, current, "customer.subscription.updated");
  if (switched?.isInvoicedNow) invoiceNow(ctx, updated, at);
  if (params.trial_end === "now" && subscription.status === "trialing")
    endTrialNow(ctx, updated, at);
  return get(ctx, "subscription", subscription.id);
}

function applySwitch(ctx: Context, subscription: Stripe.Subscription, params: Params, at: number) {
  const date = params.proration_date ?? at;
  const { items, prorations, isNewCycle } = switchItems(
    ctx,
    subscription,
    params.items ?? [],
    date,
  );
  const behaviour = params.proration_behavior ?? "create_prorations";
  const pending = ctx.sandbox.pendingLines.get(subscription.id) ?? [];
  if (behaviour !== "none")
    ctx.sandbox.pendingLines.set(subscription.id, [...pending, ...prorations]);
  return {
    subscription: {
      ...subscription,
      items,
      ...(isNewCycle ? { billing_cycle_anchor: at } : {}),
    },
    // A new interval is paid for at once, whatever happens to the prorations.
    isInvoicedNow: prorations.length > 0 && (isNewCycle || behaviour === "always_invoice"),
  };
}

/** An invoice of what is pending, paid with the card on file. */
function invoiceNow(ctx: Context, subscription: Stripe.Subscription, at: number): void {
  const lines = ctx.sandbox.pendingLines.get(subscription.id) ?? [];
  ctx.sandbox.pendingLines.delete(subscription.id);
  payNow(
    ctx,
    subscription.id,
    createSubscriptionInvoice(ctx, subscription, lines, "subscription_update", at),
  );
}

function endTrialNow(ctx: Context, subscription: Stripe.Subscription, at: number): void {
  const ended = change(ctx, subscription, { trial_end: at });
  payNow(ctx, subscription.id, beginPeriod(ctx, ended, at, at));
}

function payNow(ctx: Context, subscription: string, draft: Stripe.Invoice): void {
  change(ctx, get(ctx, "subscription", subscription), { latest_invoice: draft.id });
  const invoice = finalizeInvoice(ctx, draft);
  if (invoice.status === "open") collectOffSession(ctx, invoice);
}

function makeTrialChanges(subscription: Stripe.Subscription, params: Params) {
  const behaviour = params.trial_settings?.end_behavior.missing_payment_method;
  const settings = behaviour
    ? {
        trial_settings: {
          end_behavior: {
            ...subscription.trial_settings?.end_behavior,
            missing_payment_method: behaviour,
          },
        },
      }
    : {};
  if (typeof params.trial_end !== "number") return settings as Partial<Stripe.Subscription>;
  const { start } = getPeriod(subscription);
  return {
    ...settings,
    billing_cycle_anchor: params.trial_end,
    items: withItemsPeriod(subscription, { start, end: params.trial_end }),
    status: "trialing",
    trial_end: params.trial_end,
    trial_start: subscription.trial_start ?? start,
  } as Partial<Stripe.Subscription>;
}

function makeCancellationChanges(subscription: Stripe.Subscription, params: Params, at: number) {
  const details = {
    ...emptyCancellation,
    ...subscription.cancellation_details,
    ...params.cancellation_details,
  } as Stripe.Subscription.CancellationDetails;
  if (params.cancel_at_period_end === true || typeof params.cancel_at === "number")
    return {
      cancel_at:
        typeof params.cancel_at === "number" ? params.cancel_at : getPeriod(subscription).end,
      cancel_at_period_end: params.cancel_at_period_end === true,
      canceled_at: at,
      cancellation_details: { ...details, reason: "cancellation_requested" as const },
    };
  if (params.cancel_at_period_end === false || params.cancel_at === "")
    return {
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: emptyCancellation,
    };
  return { cancellation_details: details };
}
