import { describe, expect, it } from "vitest";
import { cardPaymentMethods, pay } from "../support/fixtures.ts";
import { getError, pollUntil, useStripe } from "../support/use-stripe.ts";

const stripe = useStripe();

describe("payments", () => {
  it("a good card pays, and the fee is taken from the balance", async () => {
    const intent = await pay(stripe.client, {
      transfer_group: "order_1",
      metadata: { order: "1" },
      expand: ["latest_charge.balance_transaction"],
    });
    expect(intent).toMatchObject({ status: "succeeded", amount_received: 10_000 });
    const charge = intent.latest_charge as import("stripe").default.Charge;
    expect(charge).toMatchObject({
      paid: true,
      captured: true,
      transfer_group: "order_1",
      payment_method_details: { card: { last4: "4242" } },
    });
    const transaction = charge.balance_transaction as import("stripe").default.BalanceTransaction;
    expect(transaction.net).toBe(transaction.amount - transaction.fee);
    expect(transaction.fee).toBeGreaterThan(0);
  });

  it("a declined card leaves the intent ready for another card", async () => {
    const error = await getError(
      pay(stripe.client, { payment_method: "pm_card_visa_chargeDeclined" }),
    );
    expect(error).toMatchObject({
      statusCode: 402,
      type: "StripeCardError",
      code: "card_declined",
      decline_code: "generic_decline",
    });
    const id = error.payment_intent?.id ?? "";
    const failed = await stripe.client.paymentIntents.retrieve(id);
    expect(failed).toMatchObject({
      status: "requires_payment_method",
      payment_method: null,
      last_payment_error: { code: "card_declined" },
    });
    const paid = await stripe.client.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
    expect(paid.status).toBe("succeeded");
  });

  it("a decline says why", async () => {
    const error = await getError(
      pay(stripe.client, { payment_method: "pm_card_chargeDeclinedInsufficientFunds" }),
    );
    expect(error.decline_code).toBe("insufficient_funds");
    const expired = await getError(
      pay(stripe.client, { payment_method: "pm_card_chargeDeclinedExpiredCard" }),
    );
    expect(expired.code).toBe("expired_card");
  });

  it("a card with 3-D Secure waits for the cardholder", async () => {
    const intent = await pay(stripe.client, {
      payment_method: "pm_card_authenticationRequired",
      automatic_payment_methods: { enabled: true },
      return_url: "https://boab.example/paid",
    });
    expect(intent.status).toBe("requires_action");
    expect(intent.next_action?.redirect_to_url?.return_url).toBe("https://boab.example/paid");
  });

  it("without the cardholder 3-D Secure is a decline", async () => {
    const error = await getError(
      pay(stripe.client, {
        payment_method: "pm_card_authenticationRequired",
        error_on_requires_action: true,
      }),
    );
    expect(error).toMatchObject({ statusCode: 402, code: "authentication_required" });
  });

  it("an intent that accepts any method needs a return address to be confirmed", async () => {
    const error = await getError(
      pay(stripe.client, { automatic_payment_methods: { enabled: true } }),
    );
    expect(error).toMatchObject({ statusCode: 400, param: "return_url" });
  });

  it("an amount can be reserved and captured in part", async () => {
    const reserved = await pay(stripe.client, { capture_method: "manual" });
    expect(reserved).toMatchObject({ status: "requires_capture", amount_capturable: 10_000 });
    const captured = await stripe.client.paymentIntents.capture(reserved.id, {
      amount_to_capture: 6_000,
    });
    expect(captured).toMatchObject({ status: "succeeded", amount_received: 6_000 });
  });

  it("a reserved amount can be given up", async () => {
    const { id } = await pay(stripe.client, { capture_method: "manual" });
    const canceled = await stripe.client.paymentIntents.cancel(id, {
      cancellation_reason: "requested_by_customer",
    });
    expect(canceled).toMatchObject({
      status: "canceled",
      cancellation_reason: "requested_by_customer",
    });
    const error = await getError(stripe.client.paymentIntents.capture(id));
    expect(error.code).toBe("payment_intent_unexpected_state");
  });

  it("a payment that has succeeded cannot be confirmed or cancelled", async () => {
    const { id } = await pay(stripe.client);
    expect((await getError(stripe.client.paymentIntents.confirm(id))).code).toBe(
      "payment_intent_unexpected_state",
    );
    expect((await getError(stripe.client.paymentIntents.cancel(id))).code).toBe(
      "payment_intent_unexpected_state",
    );
  });

  it("an amount below the minimum is refused", async () => {
    const error = await getError(pay(stripe.client, { amount: 10 }));
    expect(error).toMatchObject({ statusCode: 400, code: "amount_too_small" });
  });

  it("a card is kept for later when the payment says so", async () => {
    const customer = await stripe.client.customers.create();
    await pay(stripe.client, { customer: customer.id, setup_future_usage: "off_session" });
    const cards = await stripe.client.paymentMethods.list({ customer: customer.id, type: "card" });
    const card = cards.data[0]?.id ?? "";
    const later = await pay(stripe.client, {
      customer: customer.id,
      payment_method: card,
      off_session: true,
    });
    expect(later.status).toBe("succeeded");
  });

  it("an intent can be changed until it is paid", async () => {
    const { id } = await stripe.client.paymentIntents.create({
      amount: 5_000,
      currency: "aud",
      automatic_payment_methods: cardPaymentMethods,
    });
    const changed = await stripe.client.paymentIntents.update(id, { amount: 7_000 });
    expect(changed).toMatchObject({ amount: 7_000, status: "requires_payment_method" });
  });

  it("a charge is listed by its payment intent", async () => {
    const intent = await pay(stripe.client);
    const { data } = await stripe.client.charges.list({ payment_intent: intent.id });
    expect(data.map(({ id }) => id)).toEqual([intent.latest_charge]);
  });
});

describe("the balance", () => {
  it("grows by the net of a payment whose funds are available at once", async () => {
    const available = async () => {
      const { available } = await stripe.client.balance.retrieve();
      return available.find(({ currency }) => currency === "aud")?.amount ?? 0;
    };
    const before = await available();
    const intent = await pay(stripe.client, {
      payment_method: "pm_card_bypassPending",
      expand: ["latest_charge.balance_transaction"],
    });
    const charge = intent.latest_charge as import("stripe").default.Charge;
    const { net } = charge.balance_transaction as import("stripe").default.BalanceTransaction;
    const after = await pollUntil(available, (amount) => amount === before + net);
    expect(after).toBe(before + net);
  });
});
