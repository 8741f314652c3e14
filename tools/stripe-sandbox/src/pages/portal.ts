import type { FastifyInstance } from "fastify";
import type Stripe from "stripe";
import { endSubscription } from "../billing/end-subscription.ts";
import { getPeriod } from "../billing/new-subscription.ts";
import { getProductName, getUnitAmount } from "../billing/prices.ts";
import { updateSubscription } from "../billing/update-subscription.ts";
import { attachToCustomer, getTestCard } from "../cards/payment-methods.ts";
import type { Context, Sandbox } from "../sandbox.ts";
import { change, findObject, get, listObjects } from "../state/change.ts";
import { toId } from "../state/objects.ts";
import { type Form, readCard, renderCardFields, renderTestCardHelp } from "./card-form.ts";
import { type Html, html } from "./html.ts";
import { alert, date, formatAmount, page } from "./layout.ts";
import { makeNotFoundPage, type PageResult, servePage, type Visit } from "./routing.ts";

interface Portal {
  session: Stripe.BillingPortal.Session;
  customer: Stripe.Customer;
  features: Stripe.BillingPortal.Configuration["features"];
  subscription: Stripe.Subscription | undefined;
}

/** The customer portal: switch plan, cancel, keep after all, change card. */
export function registerPortalPages(app: FastifyInstance, sandbox: Sandbox): void {
  servePage(app, sandbox, "/p/session/:id", {
    get(visit) {
      const portal = findPortal(visit);
      return portal ? { show: show(visit, portal) } : makeNotFoundPage();
    },
    post(visit) {
      const portal = findPortal(visit);
      return portal ? submit(visit, portal) : makeNotFoundPage();
    },
  });
}

function findPortal({ ctx, id }: Visit): Portal | undefined {
  const link = ctx.sandbox.links.get(id);
  const session =
    link?.kind === "portal" ? findObject(ctx, "billing_portal.session", link.session) : undefined;
  const customer = findObject(ctx, "customer", session?.customer);
  if (!session || !customer) return undefined;
  const configuration = get(ctx, "billing_portal.configuration", toId(session.configuration));
  const subscription = listObjects(ctx, "subscription").find(
    (one) => toId(one.customer) === customer.id && one.ended_at === null,
  );
  return { session, customer, features: configuration.features, subscription };
}

function submit(visit: Visit, portal: Portal): PageResult {
  const { ctx, form, id } = visit;
  const { subscription, features } = portal;
  const confirmed = portal.session.flow?.subscription_update_confirm?.items[0]?.price;
  if (subscription && form.action === "confirm" && confirmed) {
    switchPlan(ctx, subscription, features, { price: confirmed });
    return {
      goTo: portal.session.flow?.after_completion.redirect?.return_url ?? `/p/session/${id}`,
    };
  }
  if (form.action === "card") {
    const card = readCard(ctx, form);
    if (!card.ok) return { show: show(visit, portal, card.message), status: 422 };
    const { decline } = getTestCard(card.method);
    if (decline) return { show: show(visit, portal, decline.message), status: 402 };
    setDefaultCard(ctx, portal, card.method);
  }
  if (subscription && form.action === "switch" && features.subscription_update.enabled)
    switchPlan(ctx, subscription, features, form);
  if (subscription && form.action === "cancel" && features.subscription_cancel.enabled) {
    if (features.subscription_cancel.mode === "immediately")
      endSubscription(ctx, subscription, "cancellation_requested");
    else updateSubscription(ctx, subscription, { cancel_at_period_end: true });
  }
  if (subscription && form.action === "keep")
    updateSubscription(ctx, subscription, { cancel_at_period_end: false });
  return { goTo: `/p/session/${id}` };
}

function setDefaultCard(
  ctx: Context,
  { customer, subscription }: Portal,
  method: Stripe.PaymentMethod,
): void {
  attachToCustomer(ctx, method, customer.id);
  ctx.sandbox.setUpCardIds.add(method.id);
  const settings = { ...customer.invoice_settings, default_payment_method: method.id };
  change(ctx, customer, { invoice_settings: settings }, "customer.updated");
  if (subscription) updateSubscription(ctx, subscription, { default_payment_method: method.id });
}

function switchPlan(
  ctx: Context,
  subscription: Stripe.Subscription,
  features: Portal["features"],
  form: Form,
): void {
  const [item] = subscription.items.data;
  const isOffered = listOfferedPrices(ctx, features).some(({ id }) => id === form.price);
  if (!item || !form.price || !isOffered) return;
  updateSubscription(ctx, subscription, {
    items: [{ id: item.id, price: form.price }],
    proration_behavior: features.subscription_update.proration_behavior,
  });
}

function listOfferedPrices(ctx: Context, features: Portal["features"]): Stripe.Price[] {
  const products = features.subscription_update.products ?? [];
  return products.flatMap(({ prices }) =>
    prices.flatMap((id) => findObject(ctx, "price", id) ?? []),
  );
}

function show({ ctx, id, form }: Visit, portal: Portal, problem?: string): string {
  const { session, subscription, features, customer } = portal;
  const post = (content: Html) =>
    html`<form method="post" action="/p/session/${id}">${content}</form>`;
  const confirmed = session.flow?.subscription_update_confirm?.items[0]?.price;
  if (subscription && confirmed)
    return page(
      "Confirm your updates",
      html`<h1>Confirm your updates</h1>
${showPlan(ctx, subscription)}
<h2>New plan</h2>
<p>${formatPlan(ctx, get(ctx, "price", confirmed))}</p>
${post(html`<button name="action" value="confirm">Confirm</button>`)}
${session.return_url ? html`<p><a class="button quiet" href="${session.return_url}">Return</a></p>` : html``}`,
    );
  return page(
    "Manage your plan",
    html`<h1>Manage your plan</h1>
<p>${customer.email}</p>
${alert(problem)}
${subscription ? showPlan(ctx, subscription) : html`<p>You have no plan at the moment.</p>`}
${subscription && features.subscription_update.enabled ? post(renderPlanChoice(ctx, subscription, features)) : html``}
${subscription && features.subscription_cancel.enabled ? post(renderCancelChoice(subscription)) : html``}
<h2>Payment method</h2>
<p>${formatCard(ctx, portal)}</p>
${features.payment_method_update.enabled ? post(html`${renderCardFields(form)}<button name="action" value="card">Save card</button>`) : html``}
${renderTestCardHelp()}
<h2>Invoices</h2>
${renderInvoiceList(ctx, customer.id)}
${session.return_url ? html`<p><a class="button quiet" href="${session.return_url}">Return</a></p>` : html``}`,
  );
}

function showPlan(ctx: Context, subscription: Stripe.Subscription): Html {
  const [item] = subscription.items.data;
  const { end } = getPeriod(subscription);
  const state = subscription.cancel_at_period_end
    ? `Ends on ${date(end)}`
    : subscription.status === "trialing"
      ? `Free trial until ${date(end)}`
      : `Renews on ${date(end)}`;
  return html`<h2>Current plan</h2>
<p class="row"><strong>${item ? formatPlan(ctx, item.price) : ""}</strong> <span>${state}</span></p>`;
}

function renderPlanChoice(
  ctx: Context,
  subscription: Stripe.Subscription,
  features: Portal["features"],
): Html {
  const current = subscription.items.data[0]?.price.id;
  const others = listOfferedPrices(ctx, features).filter(({ id }) => id !== current);
  return html`<fieldset><legend>Switch to</legend>
${others.map((price) => html`<label><input type="radio" name="price" value="${price.id}" required> ${formatPlan(ctx, price)}</label>`)}
</fieldset><button name="action" value="switch">Switch plan</button>`;
}

function renderCancelChoice(subscription: Stripe.Subscription): Html {
  return subscription.cancel_at_period_end
    ? html`<button class="quiet" name="action" value="keep">Don't cancel</button>`
    : html`<button class="quiet" name="action" value="cancel">Cancel plan</button>`;
}

function formatPlan(ctx: Context, price: Stripe.Price): string {
  return `${getProductName(ctx, price)}, ${formatAmount(getUnitAmount(price), price.currency)} per ${price.recurring?.interval}`;
}

const brandNames: Record<string, string> = {
  amex: "American Express",
  mastercard: "Mastercard",
  visa: "Visa",
};

function formatCard(ctx: Context, { customer, subscription }: Portal): string {
  const id =
    toId(subscription?.default_payment_method) ??
    toId(customer.invoice_settings.default_payment_method);
  const card = findObject(ctx, "payment_method", id)?.card;
  return card
    ? `${brandNames[card.brand] ?? card.brand} ending in ${card.last4}`
    : "No card saved.";
}

function renderInvoiceList(ctx: Context, customer: string): Html {
  const invoices = listObjects(ctx, "invoice").filter((one) => toId(one.customer) === customer);
  if (invoices.length === 0) return html`<p>No invoices yet.</p>`;
  return html`<ul>${invoices.map((one) => html`<li><span>${date(one.created)}, ${one.status}</span> <span>${formatAmount(one.total, one.currency)}</span></li>`)}</ul>`;
}
