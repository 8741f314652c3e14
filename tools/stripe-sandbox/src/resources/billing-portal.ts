import type Stripe from "stripe";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import { listPage, matchesFilter } from "../http/list.ts";
import { type Operations, operation, requireParameter } from "../http/operation.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import { createHostedLink } from "../pages/hosted-links.ts";
import type { Context } from "../sandbox.ts";
import { add, change, get, listObjects } from "../state/change.ts";
import { mergeMetadata, toMetadata, unsetIfEmpty } from "../state/fields.ts";
import { makeId } from "../state/ids.ts";
import { toId } from "../state/objects.ts";

type Configuration = Stripe.BillingPortal.Configuration;
type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;
type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

const editableFields = [
  "business_profile",
  "default_return_url",
  "features",
  "metadata",
  "name",
] as const;

export const billingPortal: Operations = {
  "BillingPortal.Configurations.create": operation<Stripe.BillingPortal.ConfigurationCreateParams>(
    [...editableFields],
    (ctx, params) => {
      checkPrices(ctx, params.features);
      return createConfiguration(
        ctx,
        params,
        listObjects(ctx, "billing_portal.configuration").length === 0,
      );
    },
  ),
  "BillingPortal.Configurations.retrieve": operation([], (ctx, _, { id }) =>
    get(ctx, "billing_portal.configuration", id),
  ),
  "BillingPortal.Configurations.update": operation<Stripe.BillingPortal.ConfigurationUpdateParams>(
    [...editableFields, "active"],
    (ctx, params, { id }) => {
      const configuration = get(ctx, "billing_portal.configuration", id);
      const requested = params.features as Features | undefined;
      if (requested) checkPrices(ctx, requested);
      return change(ctx, configuration, {
        active: params.active,
        default_return_url: unsetIfEmpty(params.default_return_url),
        ...(requested
          ? {
              features: makeFeatures(
                requested,
                configuration.features,
              ) as Configuration["features"],
            }
          : {}),
        metadata: mergeMetadata(configuration.metadata ?? {}, params.metadata),
        name: unsetIfEmpty(params.name),
        updated: now(ctx),
      });
    },
  ),
  "BillingPortal.Configurations.list": operation<Stripe.BillingPortal.ConfigurationListParams>(
    ["active", "is_default"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "billing_portal.configuration").filter(
          (one) =>
            matchesFilter(params.active, one.active) &&
            matchesFilter(params.is_default, one.is_default),
        ),
        params,
      ),
  ),
  "BillingPortal.Sessions.create": operation<Stripe.BillingPortal.SessionCreateParams>(
    ["configuration", "customer", "flow_data", "locale", "return_url"],
    (ctx, params) => {
      const customer = get(
        ctx,
        "customer",
        requireParameter(params.customer, "customer"),
        "customer",
      );
      const configuration = params.configuration
        ? get(ctx, "billing_portal.configuration", params.configuration, "configuration")
        : getDefaultConfiguration(ctx);
      const id = makeId("bps");
      return add(
        ctx,
        complete<Stripe.BillingPortal.Session>({
          id,
          object: "billing_portal.session",
          configuration: configuration.id,
          created: now(ctx),
          customer: customer.id,
          flow: params.flow_data ? makeFlow(ctx, customer.id, params.flow_data) : null,
          livemode: false,
          locale: params.locale ?? null,
          return_url: params.return_url ?? configuration.default_return_url,
          url: createHostedLink(ctx, "p/session", { kind: "portal", session: id }),
        }),
        "billing_portal.session.created",
      );
    },
  ),
};

/** Of the flows only the one that confirms a change of plan is modelled. */
function makeFlow(
  ctx: Context,
  customer: string,
  { type, subscription_update_confirm: confirm, after_completion }: FlowData,
): Stripe.BillingPortal.Session["flow"] {
  if (type !== "subscription_update_confirm" || !confirm)
    throw makeInvalidRequestError(
      "The sandbox models the flow subscription_update_confirm only.",
      "flow_data[type]",
      "sandbox_not_modelled",
    );
  const parameter = "flow_data[subscription_update_confirm][subscription]";
  const subscription = get(ctx, "subscription", confirm.subscription, parameter);
  if (toId(subscription.customer) !== customer || subscription.ended_at !== null)
    throw makeInvalidRequestError(
      "This subscription can't be updated by this customer.",
      parameter,
    );
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: after_completion?.redirect ?? null,
      type: after_completion?.type ?? "portal_homepage",
    },
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: {
      discounts: null,
      items: confirm.items.map(({ id, price, quantity }) => ({
        id,
        price: price ?? null,
        ...(quantity === undefined ? {} : { quantity }),
      })),
      subscription: subscription.id,
    },
    type,
  };
}

function createConfiguration(
  ctx: Context,
  params: Stripe.BillingPortal.ConfigurationCreateParams,
  isDefault: boolean,
): Configuration {
  return add(
    ctx,
    complete<Configuration>({
      id: makeId("bpc"),
      object: "billing_portal.configuration",
      active: true,
      business_profile: params.business_profile ?? {},
      created: now(ctx),
      default_return_url: params.default_return_url || null,
      features: makeFeatures(params.features),
      is_default: isDefault,
      livemode: false,
      login_page: { enabled: false },
      metadata: toMetadata(params.metadata),
      name: params.name || null,
      updated: now(ctx),
    }),
  );
}

/** Stripe has one that the dashboard manages; here it allows everything. */
function getDefaultConfiguration(ctx: Context): Configuration {
  const known = listObjects(ctx, "billing_portal.configuration").find((one) => one.is_default);
  const enabled = { enabled: true };
  const features = {
    invoice_history: enabled,
    payment_method_update: enabled,
    subscription_cancel: enabled,
  };
  return known ?? createConfiguration(ctx, { features }, true);
}

function makeFeatures(requested: Features, current?: Configuration["features"]) {
  const cancel = { ...current?.subscription_cancel, ...requested.subscription_cancel };
  const update = { ...current?.subscription_update, ...requested.subscription_update };
  return {
    customer_update: {
      allowed_updates: [],
      enabled: false,
      ...current?.customer_update,
      ...requested.customer_update,
    },
    invoice_history: { enabled: false, ...current?.invoice_history, ...requested.invoice_history },
    payment_method_update: {
      enabled: false,
      payment_method_configuration: null,
      ...current?.payment_method_update,
      ...requested.payment_method_update,
    },
    subscription_cancel: {
      enabled: false,
      mode: "at_period_end",
      proration_behavior: "none",
      ...cancel,
      cancellation_reason: {
        enabled: false,
        feedback_options: [],
        options: [],
        ...cancel.cancellation_reason,
      },
    },
    subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: false,
      proration_behavior: "none",
      trial_update_behavior: "continue_trial",
      ...update,
      ...(Array.isArray(update.products)
        ? {
            products: update.products.map((product) => ({
              adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
              ...product,
            })),
          }
        : {}),
      schedule_at_period_end: { conditions: [] },
    },
  };
}

function checkPrices(ctx: Context, features: Features): void {
  const products = features.subscription_update?.products;
  if (features.subscription_update?.enabled && !Array.isArray(products))
    throw makeInvalidRequestError(
      "`features[subscription_update][products]` is required when subscription_update is enabled.",
      "features[subscription_update][products]",
      "parameter_missing",
    );
  for (const { product, prices } of Array.isArray(products) ? products : []) {
    get(ctx, "product", product, "features[subscription_update][products]");
    for (const price of prices) get(ctx, "price", price, "features[subscription_update][products]");
  }
}
