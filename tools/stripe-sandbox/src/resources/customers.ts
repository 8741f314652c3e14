import type Stripe from "stripe";
import { createCustomer } from "../billing/create-customer.ts";
import { endSubscription } from "../billing/end-subscription.ts";
import { attachToCustomer, resolvePaymentMethod } from "../cards/payment-methods.ts";
import { isWithin, listPage, matchesFilter } from "../http/list.ts";
import { type Operations, operation, refuseOtherParameters } from "../http/operation.ts";
import type { Context } from "../sandbox.ts";
import { change, get, listObjects } from "../state/change.ts";
import { mergeMetadata, toMetadata, unsetIfEmpty } from "../state/fields.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";

type Params = Stripe.CustomerCreateParams & Stripe.CustomerUpdateParams;

const editable = [
  "address",
  "balance",
  "description",
  "email",
  "invoice_settings",
  "metadata",
  "name",
  "phone",
  "preferred_locales",
  "shipping",
  "source",
  "tax_exempt",
] as const;

export const customers: Operations = {
  "Customers.create": operation<Stripe.CustomerCreateParams>(
    [...editable, "payment_method", "test_clock", "invoice_prefix"],
    (ctx, params) => {
      if (params.test_clock) get(ctx, "test_helpers.test_clock", params.test_clock, "test_clock");
      const customer = createCustomer(ctx, {
        ...toCustomerFields(params),
        metadata: toMetadata(params.metadata),
        ...(params.invoice_prefix ? { invoice_prefix: params.invoice_prefix } : {}),
        test_clock: params.test_clock ?? null,
      });
      return attachCards(ctx, customer, params);
    },
  ),
  "Customers.retrieve": operation([], (ctx, _, { id }) => {
    const isDeleted = ctx.sandbox.deletedCustomerIds.has(id);
    return isDeleted ? deleted(id) : get(ctx, "customer", id);
  }),
  "Customers.update": operation<Stripe.CustomerUpdateParams>(
    [...editable, "default_source"],
    (ctx, params, { id }) => {
      const customer = get(ctx, "customer", id);
      const metadata = mergeMetadata(customer.metadata, params.metadata);
      const changed = change(ctx, customer, { ...toCustomerFields(params), metadata });
      const updated = attachCards(ctx, changed, params);
      return change(ctx, customer, updated, "customer.updated");
    },
  ),
  "Customers.list": operation<Stripe.CustomerListParams>(
    ["created", "email", "test_clock"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "customer").filter(
          (one) =>
            isWithin(one.created, params.created) &&
            matchesFilter(params.email, one.email) &&
            (params.test_clock ?? null) === (toId(one.test_clock) ?? null),
        ),
        params,
      ),
  ),
  "Customers.del": operation([], (ctx, _, { id }) => {
    const customer = get(ctx, "customer", id);
    for (const subscription of listObjects(ctx, "subscription"))
      if (toId(subscription.customer) === id && subscription.ended_at === null)
        endSubscription(ctx, subscription, "cancellation_requested");
    emit(ctx, "customer.deleted", customer);
    ctx.sandbox.store.remove(id);
    ctx.sandbox.deletedCustomerIds.add(id);
    return deleted(id);
  }),
};

const deleted = (id: string) => ({ id, object: "customer", deleted: true });

function toCustomerFields(params: Partial<Params>): Partial<Stripe.Customer> {
  const fields = {
    address: unsetIfEmpty(params.address),
    balance: params.balance,
    description: unsetIfEmpty(params.description),
    email: unsetIfEmpty(params.email),
    name: unsetIfEmpty(params.name),
    phone: unsetIfEmpty(params.phone),
    preferred_locales: params.preferred_locales,
    shipping: unsetIfEmpty(params.shipping),
    tax_exempt: unsetIfEmpty(params.tax_exempt),
  };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Stripe.Customer>;
}

/** Attaches the cards that the parameters name and makes the chosen one the default. */
function attachCards(
  ctx: Context,
  customer: Stripe.Customer,
  params: Partial<Params>,
): Stripe.Customer {
  refuseOtherParameters(params.invoice_settings, ["default_payment_method"], "invoice_settings");
  const attach = (id: string, param: string) =>
    attachToCustomer(ctx, resolvePaymentMethod(ctx, id, param), customer.id).id;
  const attached = params.payment_method
    ? attach(params.payment_method, "payment_method")
    : undefined;
  const source = params.source ? attach(params.source, "source") : undefined;
  const defaultMethodId = params.invoice_settings?.default_payment_method;
  // `pm_card_visa` twice in one request means one card.
  const isSame = defaultMethodId !== undefined && defaultMethodId === params.payment_method;
  const chosen = isSame
    ? attached
    : defaultMethodId
      ? attach(defaultMethodId, "invoice_settings[default_payment_method]")
      : unsetIfEmpty(defaultMethodId);
  return change(ctx, customer, {
    default_source: source,
    ...(chosen === undefined
      ? {}
      : { invoice_settings: { ...customer.invoice_settings, default_payment_method: chosen } }),
  });
}
