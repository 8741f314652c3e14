import { describe, expect, it } from "vitest";
import { planPrices } from "../support/fixtures.ts";
import { getError, useStripe } from "../support/use-stripe.ts";

const stripe = useStripe();
const returnUrls = {
  success_url: "https://boab.example/paid?session={CHECKOUT_SESSION_ID}",
  cancel_url: "https://boab.example/cart",
};
const item = (unit_amount: number, quantity = 1) => ({
  quantity,
  price_data: { currency: "aud", unit_amount, product_data: { name: "Basket" } },
});

describe("Checkout sessions", () => {
  it("a session of several items has their total and waits to be paid", async () => {
    const session = await stripe.client.checkout.sessions.create({
      mode: "payment",
      line_items: [item(2_500, 2), item(1_000)],
      client_reference_id: "cart_1",
      metadata: { cart: "1" },
      payment_intent_data: { transfer_group: "order_9" },
      expires_at: Math.floor(Date.now() / 1000) + 31 * 60,
      ...returnUrls,
    });
    expect(session).toMatchObject({
      amount_total: 6_000,
      currency: "aud",
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      client_reference_id: "cart_1",
    });
    expect(session.url).toMatch(/^https?:\/\//);
    const lines = await stripe.client.checkout.sessions.listLineItems(session.id);
    expect(lines.data.map(({ amount_total }) => amount_total).sort()).toEqual([1_000, 5_000]);
    const expanded = await stripe.client.checkout.sessions.retrieve(session.id, {
      expand: ["line_items"],
    });
    expect(expanded.line_items?.data).toHaveLength(2);
  });

  it("a session can be closed once", async () => {
    const { id } = await stripe.client.checkout.sessions.create({
      mode: "payment",
      line_items: [item(2_500)],
      ...returnUrls,
    });
    const expired = await stripe.client.checkout.sessions.expire(id);
    expect(expired).toMatchObject({ status: "expired", url: null });
    expect((await getError(stripe.client.checkout.sessions.expire(id))).statusCode).toBe(400);
  });

  it("a trial costs nothing today", async () => {
    const { monthly } = await planPrices(stripe.client);
    const session = await stripe.client.checkout.sessions.create({
      mode: "subscription",
      line_items: [{ price: monthly.id, quantity: 1 }],
      subscription_data: { trial_period_days: 180, metadata: { person: "1" } },
      ...returnUrls,
    });
    expect(session).toMatchObject({ mode: "subscription", amount_total: 0, subscription: null });
  });

  it("a recurring price needs subscription mode", async () => {
    const { monthly } = await planPrices(stripe.client);
    const error = await getError(
      stripe.client.checkout.sessions.create({
        mode: "payment",
        line_items: [{ price: monthly.id, quantity: 1 }],
        ...returnUrls,
      }),
    );
    expect(error.statusCode).toBe(400);
  });

  it("a session lasts at least half an hour", async () => {
    const error = await getError(
      stripe.client.checkout.sessions.create({
        mode: "payment",
        line_items: [item(2_500)],
        expires_at: Math.floor(Date.now() / 1000) + 60,
        ...returnUrls,
      }),
    );
    expect(error).toMatchObject({ statusCode: 400, param: "expires_at" });
  });

  it("only one of customer and email may be given", async () => {
    const customer = await stripe.client.customers.create();
    const error = await getError(
      stripe.client.checkout.sessions.create({
        mode: "payment",
        line_items: [item(2_500)],
        customer: customer.id,
        customer_email: "a@example.com",
        ...returnUrls,
      }),
    );
    expect(error.statusCode).toBe(400);
  });
});
