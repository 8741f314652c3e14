import type { Stripe } from "#platform/stripe/connect-stripe.ts";

/** The sandbox reads its contract at the first call of a kind, which takes longer than a request may. */
const patient = { timeout: 50_000 };

const newAccount = {
  country: "AU",
  controller: {
    fees: { payer: "application" },
    losses: { payments: "application" },
    requirement_collection: "application",
    stripe_dashboard: { type: "none" },
  },
  capabilities: { transfers: { requested: true } },
} satisfies Stripe.AccountCreateParams;

/** Everything the provider asks for, given over its API, so that the account can be paid at once. */
export const allDetails = {
  email: "seller@example.com",
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
} satisfies Stripe.AccountUpdateParams;

/** An account that can be paid, or one whose owner has told the provider nothing yet. */
export async function makeAccount(stripe: Stripe, isReady = true): Promise<string> {
  const params = isReady ? { ...newAccount, ...allDetails } : newAccount;
  const { id } = await stripe.accounts.create(params, patient);
  await stripe.accounts.retrieve(id, {}, patient);
  return id;
}
