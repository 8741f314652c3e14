import type Stripe from "stripe";
import { eventually } from "./use-stripe.ts";

/** Cards only: nothing leads away from the page. */
export const cardsOnly = { enabled: true, allow_redirects: "never" } as const;

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
      automatic_payment_methods: cardsOnly,
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
export async function customerOnClock(stripe: Stripe, card = "pm_card_visa") {
  const clock = await stripe.testHelpers.testClocks.create({
    frozen_time: Date.UTC(2026, 0, 31, 10) / 1000,
  });
  const customer = await stripe.customers.create({
    email: "thandi@example.com",
    test_clock: clock.id,
    payment_method: card,
    invoice_settings: { default_payment_method: card },
  });
  const advance = async (frozen_time: number) => {
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time });
    await eventually(
      () => stripe.testHelpers.testClocks.retrieve(clock.id),
      ({ status }) => status === "ready",
    );
  };
  return { clock, customer, advance };
}

/** A connected account that may receive transfers, with every detail given over the API. */
export async function readyAccount(stripe: Stripe): Promise<Stripe.Account> {
  const account = await stripe.accounts.create({
    country: "AU",
    email: "seller@example.com",
    controller: {
      fees: { payer: "application" },
      losses: { payments: "application" },
      requirement_collection: "application",
      stripe_dashboard: { type: "none" },
    },
    capabilities: { transfers: { requested: true }, card_payments: { requested: true } },
    business_type: "individual",
    business_profile: { mcc: "5734", url: "https://boab.example", name: "Seller" },
    individual: {
      first_name: "Thandi",
      last_name: "Moyo",
      email: "seller@example.com",
      phone: "+61400000000",
      dob: { day: 1, month: 1, year: 1901 },
      address: {
        line1: "address_full_match",
        city: "Sydney",
        state: "NSW",
        postal_code: "2000",
        country: "AU",
      },
    },
    external_account: {
      object: "bank_account",
      country: "AU",
      currency: "aud",
      routing_number: "110000",
      account_number: "000123456",
      account_holder_name: "Thandi Moyo",
    },
    tos_acceptance: { date: 1_700_000_000, ip: "203.0.113.7" },
  });
  return eventually(
    () => stripe.accounts.retrieve(account.id),
    ({ capabilities }) => capabilities?.transfers === "active",
  );
}
