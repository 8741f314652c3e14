import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { createCustomerOnClock, planPrices } from "../support/fixtures.ts";
import { getError, useStripe } from "../support/use-stripe.ts";

const stripe = useStripe();
const DAY = 24 * 60 * 60;
const HOUR = 60 * 60;
const getPeriodEnd = (subscription: Stripe.Subscription) =>
  subscription.items.data[0]?.current_period_end ?? 0;

describe("subscriptions", () => {
  it("a paid plan starts with a paid invoice", async () => {
    const { monthly } = await planPrices(stripe.client);
    const { customer } = await createCustomerOnClock(stripe.client);
    const subscription = await stripe.client.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      expand: ["latest_invoice.payments"],
    });
    expect(subscription.status).toBe("active");
    expect(subscription.latest_invoice).toMatchObject({
      status: "paid",
      amount_paid: 2_000,
      billing_reason: "subscription_create",
    });
  });

  it("a trial charges nothing until it ends, then the first period is paid", async () => {
    const { monthly } = await planPrices(stripe.client);
    const { clock, customer, advance } = await createCustomerOnClock(stripe.client);
    const { id } = await stripe.client.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      trial_period_days: 30,
    });
    const trial = await stripe.client.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
    expect(trial).toMatchObject({
      status: "trialing",
      latest_invoice: { total: 0, status: "paid" },
    });
    expect(trial.trial_end).toBe(clock.frozen_time + 30 * DAY);

    await advance((trial.trial_end ?? 0) + 2 * HOUR);
    const paid = await stripe.client.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
    expect(paid).toMatchObject({
      status: "active",
      latest_invoice: { status: "paid", total: 2_000 },
    });
  });

  it("a subscription of the 31st renews on the last day of a shorter month", async () => {
    const { monthly } = await planPrices(stripe.client);
    const { customer, advance } = await createCustomerOnClock(stripe.client);
    const subscription = await stripe.client.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
    });
    expect(new Date(getPeriodEnd(subscription) * 1000).toISOString()).toMatch(/^2026-02-28/);
    await advance(getPeriodEnd(subscription) + 2 * HOUR);
    const renewed = await stripe.client.subscriptions.retrieve(subscription.id);
    expect(new Date(getPeriodEnd(renewed) * 1000).toISOString()).toMatch(/^2026-03-31/);
    const invoices = await stripe.client.invoices.list({ subscription: subscription.id });
    expect(invoices.data.map(({ status }) => status)).toEqual(["paid", "paid"]);
    expect(invoices.data[0]?.billing_reason).toBe("subscription_cycle");
  });

  it("a renewal that fails makes the subscription past due, and a new card saves it", async () => {
    const { monthly } = await planPrices(stripe.client);
    const { customer, advance } = await createCustomerOnClock(stripe.client);
    const { id } = await stripe.client.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
    });
    const broken = await stripe.client.paymentMethods.attach("pm_card_chargeCustomerFail", {
      customer: customer.id,
    });
    await stripe.client.customers.update(customer.id, {
      invoice_settings: { default_payment_method: broken.id },
    });
    await advance(getPeriodEnd(await stripe.client.subscriptions.retrieve(id)) + 2 * HOUR);
    const late = await stripe.client.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
    expect(late).toMatchObject({
      status: "past_due",
      latest_invoice: { status: "open", attempt_count: 1 },
    });

    const workingCard = await stripe.client.paymentMethods.attach("pm_card_visa", {
      customer: customer.id,
    });
    const invoice = (late.latest_invoice as Stripe.Invoice).id ?? "";
    const paid = await stripe.client.invoices.pay(invoice, { payment_method: workingCard.id });
    expect(paid.status).toBe("paid");
    expect((await stripe.client.subscriptions.retrieve(id)).status).toBe("active");
  });

  it("a cancellation at the end of the period can be taken back until then", async () => {
    const { monthly } = await planPrices(stripe.client);
    const { customer, advance } = await createCustomerOnClock(stripe.client);
    const { id } = await stripe.client.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
    });
    const leaving = await stripe.client.subscriptions.update(id, { cancel_at_period_end: true });
    expect(leaving).toMatchObject({ status: "active", cancel_at: getPeriodEnd(leaving) });
    const resumedSubscription = await stripe.client.subscriptions.update(id, {
      cancel_at_period_end: false,
    });
    expect(resumedSubscription).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
    await stripe.client.subscriptions.update(id, { cancel_at_period_end: true });
    await advance(getPeriodEnd(leaving) + 2 * HOUR);
    expect((await stripe.client.subscriptions.retrieve(id)).status).toBe("canceled");
  });

  it("a dearer plan in mid-period charges the difference at once if asked to", async () => {
    const { monthly, dearer } = await planPrices(stripe.client);
    const { customer, advance, clock } = await createCustomerOnClock(stripe.client);
    const { id, items } = await stripe.client.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
    });
    await advance(clock.frozen_time + 14 * DAY);
    const change = {
      items: [{ id: items.data[0]?.id ?? "", price: dearer.id }],
      proration_behavior: "always_invoice" as const,
    };
    const preview = await stripe.client.invoices.createPreview({
      subscription: id,
      subscription_details: change,
    });
    const switched = await stripe.client.subscriptions.update(id, {
      ...change,
      expand: ["latest_invoice"],
    });
    expect(switched.items.data[0]?.price.id).toBe(dearer.id);
    const invoice = switched.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ status: "paid", billing_reason: "subscription_update" });
    expect(invoice.total).toBe(1_500);
    expect(preview.total).toBe(invoice.total);
  });

  it("another interval starts a new period today", async () => {
    const { monthly, yearly } = await planPrices(stripe.client);
    const { customer, advance, clock } = await createCustomerOnClock(stripe.client);
    const { id, items } = await stripe.client.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
    });
    await advance(clock.frozen_time + 14 * DAY);
    const switched = await stripe.client.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? "", price: yearly.id }],
      expand: ["latest_invoice"],
    });
    expect(new Date(getPeriodEnd(switched) * 1000).toISOString()).toMatch(/^2027-02-14/);
    expect(switched.latest_invoice).toMatchObject({ status: "paid", total: 19_000 });
  });

  it("an incomplete subscription becomes active when its payment is confirmed", async () => {
    const { monthly } = await planPrices(stripe.client);
    const customer = await stripe.client.customers.create();
    const subscription = await stripe.client.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      expand: ["latest_invoice.payments"],
    });
    expect(subscription.status).toBe("incomplete");
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    const intent = String(invoice.payments?.data[0]?.payment.payment_intent);
    await stripe.client.paymentIntents.confirm(intent, {
      payment_method: "pm_card_visa",
      return_url: "https://boab.example/plan",
    });
    const active = await stripe.client.subscriptions.retrieve(subscription.id);
    expect(active.status).toBe("active");
    expect(active.default_payment_method).not.toBeNull();
  });

  it("a customer without a card cannot start a paid plan, but can start a trial", async () => {
    const { monthly } = await planPrices(stripe.client);
    const customer = await stripe.client.customers.create();
    const params = { customer: customer.id, items: [{ price: monthly.id }] };
    expect((await getError(stripe.client.subscriptions.create(params))).statusCode).toBe(400);
    const trial = await stripe.client.subscriptions.create({ ...params, trial_period_days: 7 });
    expect(trial.status).toBe("trialing");
  });

  it("a subscription ends at once and only once", async () => {
    const { monthly } = await planPrices(stripe.client);
    const { customer } = await createCustomerOnClock(stripe.client);
    const { id } = await stripe.client.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
    });
    const ended = await stripe.client.subscriptions.cancel(id);
    expect(ended.status).toBe("canceled");
    expect((await getError(stripe.client.subscriptions.cancel(id))).statusCode).toBe(404);
    const listed = await stripe.client.subscriptions.list({ customer: customer.id });
    expect(listed.data).toEqual([]);
    const all = await stripe.client.subscriptions.list({ customer: customer.id, status: "all" });
    expect(all.data.map((one) => one.id)).toEqual([id]);
  });
});

describe("the customer portal", () => {
  it("a session leads a customer to their plan", async () => {
    const { monthly, yearly, product } = await planPrices(stripe.client);
    const configuration = await stripe.client.billingPortal.configurations.create({
      business_profile: { headline: "Boab plans" },
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: "at_period_end" },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ["price"],
          proration_behavior: "always_invoice",
          products: [{ product: product.id, prices: [monthly.id, yearly.id] }],
        },
      },
    });
    expect(configuration.features.subscription_update.enabled).toBe(true);
    const customer = await stripe.client.customers.create();
    const session = await stripe.client.billingPortal.sessions.create({
      customer: customer.id,
      configuration: configuration.id,
      return_url: "https://boab.example/account",
    });
    expect(session.url).toMatch(/^https?:\/\//);
    expect(session).toMatchObject({
      customer: customer.id,
      return_url: "https://boab.example/account",
    });
  });
});

describe("webhook endpoints", () => {
  it("the secret is told at creation only", async () => {
    const created = await stripe.client.webhookEndpoints.create({
      url: "https://boab.example/pay/webhook",
      enabled_events: ["checkout.session.completed"],
    });
    expect(created.secret).toMatch(/^whsec_/);
    expect((await stripe.client.webhookEndpoints.retrieve(created.id)).secret).toBeUndefined();
    expect(await stripe.client.webhookEndpoints.del(created.id)).toMatchObject({ deleted: true });
  });
});
