import type Stripe from "stripe";
import { newAccountParams, sellerDetails } from "../../src/test-seller.ts";
import { pollUntil } from "./use-stripe.ts";

/** Cards only: nothing leads away from the page. */
export const cardPaymentMethods = { enabled: true, allow_redirects: "never" } as const;

export function pay(
  stripe: Stripe,
  params: Partial<Stripe.PaymentIntentCreateParams> = {},
  options: Stripe.RequestOptions = {},
) {
  return stripe.paymentIntents.create(
    {
      amount: 10_000,
      currency: "aud",
      payment_method: "pm_card_visa",
      confirm: true,
      automatic_payment_methods: cardPaymentMethods,
      ...params,
    },
    options,
  );
}

export async function planPrices(stripe: Stripe) {
  const product = await stripe.products.create({ name: "Plan" });
  const create = (unit_amount: number, interval: "month" | "year") =>
    stripe.prices.create({
      product: product.id,
      currency: "aud",
      unit_amount,
      recurring: { interval },
    });
  return {
    product,
    monthly: await create(2_000, "month"),
    dearer: await create(5_000, "month"),
    yearly: await create(20_000, "year"),
  };
}

/** A customer with a card, living on a clock of their own. */
export async function createCustomerOnClock(stripe: Stripe, card = "pm_card_visa") {
  const clock = await stripe.testHelpers.testClocks.create({
    frozen_time: Date.UTC(2026, 0, 31, 10) / 1000,
  });
  const customer = await stripe.customers.create({
    email: "thandi@example.com",
    test_clock: clock.id,
    payment_method: card,
    invoice_settings: { default_payment_method: card },
  });
  const advanceClock = async (frozen_time: number) => {
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time });
    await pollUntil(
      () => stripe.testHelpers.testClocks.retrieve(clock.id),
      ({ status }) => status === "ready",
    );
  };
  return { clock, customer, advance: advanceClock };
}

/** A connected account that may receive transfers, with every detail given over the API. */
export async function createReadyAccount(stripe: Stripe): Promise<Stripe.Account> {
  const account = await stripe.accounts.create({
    ...newAccountParams,
    ...sellerDetails,
    capabilities: { ...newAccountParams.capabilities, card_payments: { requested: true } },
  });
  return pollUntil(
    () => stripe.accounts.retrieve(account.id),
    ({ capabilities }) => capabilities?.transfers === "active",
  );
}
