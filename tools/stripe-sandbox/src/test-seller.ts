import type Stripe from "stripe";

/** An account that is told everything over the API, so that nobody has to fill in the provider's form. */
export const newAccountParams = {
  country: "AU",
  controller: {
    fees: { payer: "application" },
    losses: { payments: "application" },
    requirement_collection: "application",
    stripe_dashboard: { type: "none" },
  },
  capabilities: { transfers: { requested: true } },
} satisfies Stripe.AccountCreateParams;

/** Everything the provider asks for, with the values it accepts in test mode. */
export const sellerDetails = {
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
