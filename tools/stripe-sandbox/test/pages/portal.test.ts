import { describe, expect, it } from "vitest";
import { card, open, press } from "../../src/visitor.ts";
import { planPrices } from "../support/fixtures.ts";
import { useSandbox } from "../support/use-sandbox.ts";

const sandbox = useSandbox();

async function openPortal(trialDays?: number) {
  const { stripe } = sandbox;
  const { product, monthly, dearer } = await planPrices(stripe);
  const customer = await stripe.customers.create({
    email: "a@example.com",
    payment_method: "pm_card_visa",
    invoice_settings: { default_payment_method: "pm_card_visa" },
  });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    ...(trialDays ? { trial_period_days: trialDays } : {}),
  });
  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        proration_behavior: "always_invoice",
        products: [{ product: product.id, prices: [monthly.id, dearer.id] }],
      },
    },
  });
  const session = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    configuration: configuration.id,
    return_url: "https://boab.example/account",
  });
  const current = () => stripe.subscriptions.retrieve(subscription.id);
  return {
    url: session.url,
    configuration: configuration.id,
    customer: customer.id,
    dearer,
    current,
    page: await open(session.url),
  };
}

describe("the customer portal", () => {
  it("switches the plan and charges the difference", async () => {
    const { page, dearer, current } = await openPortal();
    const after = await press(page, "Switch plan", { price: dearer.id });
    expect((await current()).items.data[0]?.price.id).toBe(dearer.id);
    expect(after.text).toContain("$50.00 per month");
  });

  it("switches during a trial without charging", async () => {
    const { page, dearer, current } = await openPortal(30);
    await press(page, "Switch plan", { price: dearer.id });
    const { status, items, customer } = await current();
    expect([status, items.data[0]?.price.id]).toEqual(["trialing", dearer.id]);
    const invoices = await sandbox.stripe.invoices.list({ customer: String(customer) });
    expect(invoices.data.map(({ total }) => total)).toEqual([0]);
  });

  it("asks only for the change that a session confirms, and goes back", async () => {
    const { configuration, customer, dearer, current } = await openPortal(30);
    const { id: subscription, items } = await current();
    const session = await sandbox.stripe.billingPortal.sessions.create({
      customer,
      configuration,
      flow_data: {
        type: "subscription_update_confirm",
        subscription_update_confirm: {
          subscription,
          items: [{ id: items.data[0]?.id ?? "", price: dearer.id, quantity: 1 }],
        },
        after_completion: {
          type: "redirect",
          redirect: { return_url: "https://boab.example/account?changed=true" },
        },
      },
    });
    const page = await open(session.url);
    expect(page.text).toContain("$50.00 per month");
    expect(page.text).not.toContain("Switch plan");
    const after = await press(page, "Confirm");
    expect(after.location).toBe("https://boab.example/account?changed=true");
    expect((await current()).items.data[0]?.price.id).toBe(dearer.id);
  });

  it("cancels at the end of the period, and keeps the plan after all", async () => {
    const { page, current } = await openPortal();
    const leaving = await press(page, "Cancel plan");
    expect((await current()).cancel_at_period_end).toBe(true);
    await press(leaving, "Don't cancel");
    expect((await current()).cancel_at_period_end).toBe(false);
  });

  it("changes the card, unless it is declined", async () => {
    const { page, current } = await openPortal();
    const declined = await press(page, "Save card", card("4000 0000 0000 0002"));
    expect(declined.text).toContain("Your card was declined.");
    const changed = await press(page, "Save card", card("5555 5555 5555 4444"));
    expect(changed.text).toContain("Mastercard ending in 4444");
    expect((await current()).default_payment_method).toMatch(/^pm_/);
  });

  it("offers only what its configuration allows", async () => {
    const { page, current } = await openPortal();
    const before = await current();
    const { monthly: elsewhere } = await planPrices(sandbox.stripe);
    await press(page, "Switch plan", { price: elsewhere.id });
    expect((await current()).items.data[0]?.price.id).toBe(before.items.data[0]?.price.id);
  });
});
