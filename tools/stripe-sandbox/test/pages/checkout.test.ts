import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { card, open, press } from "../../src/visitor.ts";
import { planPrices } from "../support/fixtures.ts";
import { useSandbox } from "../support/use-sandbox.ts";

const sandbox = useSandbox();

const createSession = (params: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  sandbox.stripe.checkout.sessions.create({
    mode: "payment",
    line_items: [
      {
        quantity: 2,
        price_data: { currency: "aud", unit_amount: 2_500, product_data: { name: "Basket <b>" } },
      },
    ],
    payment_intent_data: { transfer_group: "order_1", metadata: { order: "1" } },
    success_url: "https://boab.example/paid?session={CHECKOUT_SESSION_ID}",
    cancel_url: "https://boab.example/cart",
    ...params,
  });

const createPlanSession = async (
  data: Stripe.Checkout.SessionCreateParams.SubscriptionData = {},
) => {
  const { monthly } = await planPrices(sandbox.stripe);
  return sandbox.stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: monthly.id, quantity: 1 }],
    subscription_data: { metadata: { person: "1" }, ...data },
    success_url: "https://boab.example/plan",
  });
};

const retrieve = (id: string) =>
  sandbox.stripe.checkout.sessions.retrieve(id, {
    expand: ["payment_intent.latest_charge", "subscription"],
  });

describe("Checkout", () => {
  it("shows what is bought, escaped, and where to go back to", async () => {
    const session = await createSession();
    const page = await open(session.url ?? "");
    expect(page.text).toContain("Basket &lt;b&gt;");
    expect(page.text).toContain("Pay $50.00");
    expect(page.text).toContain('href="https://boab.example/cart"');
  });

  it("a good card pays the order and leads back", async () => {
    const { id, url } = await createSession();
    const done = await press(await open(url ?? ""), "Pay $50.00", {
      email: "a@example.com",
      ...card(),
    });
    expect(done.location).toBe(`https://boab.example/paid?session=${id}`);
    expect(await retrieve(id)).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      customer_details: { email: "a@example.com", name: "Thandi Moyo" },
      payment_intent: {
        transfer_group: "order_1",
        metadata: { order: "1" },
        latest_charge: { paid: true },
      },
    });
    expect((await open(url ?? "")).text).toContain("all done");
  });

  it("a declined card stays on the page, and another card pays the same intent", async () => {
    const { id, url } = await createSession();
    const declined = await press(await open(url ?? ""), "Pay $50.00", {
      email: "a@example.com",
      ...card("4000 0000 0000 0002"),
    });
    expect(declined.status).toBe(402);
    expect(declined.text).toContain("Your card was declined.");
    const failed = await retrieve(id);
    expect(failed).toMatchObject({
      status: "open",
      payment_intent: { status: "requires_payment_method" },
    });
    await press(declined, "Pay $50.00", card());
    const paid = await retrieve(id);
    expect(paid.status).toBe("complete");
    expect((paid.payment_intent as Stripe.PaymentIntent).id).toBe(
      (failed.payment_intent as Stripe.PaymentIntent).id,
    );
  });

  it("a mistyped card is pointed out before anything is charged", async () => {
    const { id, url } = await createSession();
    const page = await open(url ?? "");
    const wrong = await press(page, "Pay $50.00", { email: "a@example.com", ...card("1234") });
    expect(wrong).toMatchObject({ status: 422 });
    expect(wrong.text).toContain("Your card number is invalid.");
    const past = await press(page, "Pay $50.00", { ...card(), cardExpiry: "01 / 20" });
    expect(past.text).toContain("expiration date is invalid");
    expect((await retrieve(id)).payment_intent).toBeNull();
  });

  it.each([
    ["Complete authentication", "complete"],
    ["Fail authentication", "open"],
  ])("3-D Secure: %s leaves the session %s", async (button, status) => {
    const { id, url } = await createSession();
    const bankPage = await press(await open(url ?? ""), "Pay $50.00", {
      email: "a@example.com",
      ...card("4000 0027 6000 3184"),
    });
    expect(bankPage.text).toContain("Confirm your payment");
    const after = await press(bankPage, button);
    expect((await retrieve(id)).status).toBe(status);
    if (status === "open") expect(after.text).toContain("unable to authenticate");
  });

  it("an expired session cannot be paid", async () => {
    const { id, url } = await createSession();
    const page = await open(url ?? "");
    await press(page, "Expire this session");
    const late = await press(page, "Pay $50.00", { email: "a@example.com", ...card() });
    expect(late.text).toContain("has expired");
    expect(await retrieve(id)).toMatchObject({ status: "expired", payment_intent: null });
  });

  it("two submits of the same page pay once", async () => {
    const { url } = await createSession({ metadata: { twice: "1" } });
    const page = await open(url ?? "");
    const submit = () => press(page, "Pay $50.00", { email: "twice@example.com", ...card() });
    await Promise.all([submit(), submit()]);
    const { data } = await sandbox.stripe.checkout.sessions.list({
      customer_details: { email: "twice@example.com" },
    });
    const intent = String(data[0]?.payment_intent);
    expect((await sandbox.stripe.charges.list({ payment_intent: intent })).data).toHaveLength(1);
  });

  it("an unknown session is not found", async () => {
    expect((await open(`${sandbox.origin}/c/pay/cs_test_missing`)).status).toBe(404);
  });
});

describe("Checkout by direct debit", () => {
  it.each([
    ["000123456", "async_payment_succeeded", "paid", 1],
    ["111111113", "async_payment_failed", "unpaid", 0],
  ])("account %s: complete at once, %s days later", async (accountNumber, event, status, paid) => {
    await sandbox.control.reset();
    const { id, url } = await createSession({
      allowed_payment_method_types: ["card", "au_becs_debit"],
    });
    const details = {
      debitEmail: "a@example.com",
      holder: "Thandi Moyo",
      bsb: "000-000",
      accountNumber,
    };
    const done = await press(await open(url ?? ""), "Pay by direct debit", details);
    expect(done.location).toContain("boab.example/paid");
    expect(await retrieve(id)).toMatchObject({
      status: "complete",
      payment_status: "unpaid",
      payment_intent: { status: "processing" },
    });
    await sandbox.control.advanceClock(4 * 24 * 60 * 60);
    expect((await retrieve(id)).payment_status).toBe(status);
    const types = (await sandbox.stripe.events.list({ type: "checkout.session.*" })).data.map(
      ({ type }) => type,
    );
    expect(types[0]).toBe(`checkout.session.${event}`);
    const money = await sandbox.stripe.balanceTransactions.list({ type: "charge" });
    expect(money.data).toHaveLength(paid);
  });
});

describe("Checkout for plans", () => {
  it("a trial keeps the card and charges nothing today", async () => {
    const { id, url } = await createPlanSession({ trial_period_days: 180 });
    const page = await open(url ?? "");
    expect(page.text).toContain("After that you pay $20.00");
    await press(page, "Start trial", { email: "a@example.com", ...card() });
    const session = await retrieve(id);
    expect(session).toMatchObject({
      status: "complete",
      payment_status: "no_payment_required",
      subscription: { status: "trialing", metadata: { person: "1" } },
    });
    expect(session.customer).not.toBeNull();
  });

  it("a plan without a trial is paid at once", async () => {
    const { id, url } = await createPlanSession();
    await press(await open(url ?? ""), "Subscribe", { email: "a@example.com", ...card() });
    expect(await retrieve(id)).toMatchObject({
      payment_status: "paid",
      subscription: { status: "active" },
    });
  });

  it("a declined card starts no subscription", async () => {
    const { id, url } = await createPlanSession({ trial_period_days: 180 });
    const page = await press(await open(url ?? ""), "Start trial", {
      email: "a@example.com",
      ...card("4000 0000 0000 9995"),
    });
    expect(page.text).toContain("insufficient funds");
    expect(await retrieve(id)).toMatchObject({ status: "open", subscription: null });
  });

  it("3-D Secure comes before the trial", async () => {
    const { id, url } = await createPlanSession({ trial_period_days: 180 });
    const bankPage = await press(await open(url ?? ""), "Start trial", {
      email: "a@example.com",
      ...card("4000 0025 0000 3155"),
    });
    expect(bankPage.text).toContain("Confirm your payment");
    await press(bankPage, "Complete authentication");
    expect(await retrieve(id)).toMatchObject({
      status: "complete",
      subscription: { status: "trialing" },
    });
  });

  it("setup mode only keeps the card", async () => {
    const customer = await sandbox.stripe.customers.create({ email: "a@example.com" });
    const { id, url } = await sandbox.stripe.checkout.sessions.create({
      mode: "setup",
      currency: "aud",
      customer: customer.id,
      success_url: "https://boab.example/card",
    });
    await press(await open(url ?? ""), "Save card", card());
    expect((await retrieve(id)).setup_intent).toMatch(/^seti_/);
    const cards = await sandbox.stripe.paymentMethods.list({ customer: customer.id, type: "card" });
    expect(cards.data).toHaveLength(1);
  });
});

describe("3-D Secure of a payment over the API", () => {
  it("leads back to the return address with the result", async () => {
    const intent = await sandbox.stripe.paymentIntents.create({
      amount: 1_000,
      currency: "aud",
      payment_method: "pm_card_authenticationRequired",
      confirm: true,
      return_url: "https://boab.example/back?order=1",
    });
    const bank = await open(intent.next_action?.redirect_to_url?.url ?? "");
    const back = await press(bank, "Complete authentication");
    const location = new URL(back.location ?? "");
    expect(location.searchParams.get("order")).toBe("1");
    expect(location.searchParams.get("redirect_status")).toBe("succeeded");
    expect((await sandbox.stripe.paymentIntents.retrieve(intent.id)).status).toBe("succeeded");
  });
});
