import { randomUUID } from "node:crypto";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import { makeListing, rosesAddress, signInOwner } from "./factories/listings.ts";
import type { SignedIn, TestApp } from "./harness.ts";

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

/** As far as we know they can be paid; what the provider says decides. */
export async function giveAccount(
  { db }: TestApp,
  { userId }: SignedIn,
  accountId: string | null,
): Promise<void> {
  await db
    .updateTable("payments.payout_account")
    .set({ state: "closed", stripe_id: null })
    .where("user_id", "=", userId)
    .execute();
  const now = new Date();
  if (accountId)
    await db
      .insertInto("payments.payout_account")
      .values({
        ...{ id: randomUUID(), user_id: userId, state: "open", stripe_id: accountId },
        ...{ transfers_enabled: true, payouts_enabled: true, created_at: now, read_at: now },
      })
      .execute();
}

export interface Seller extends SignedIn {
  accountId: string;
  businessId: string;
  prices: { id: string; amountCents: number }[];
}

/** An owner with a live listing and an account: braids for $220.00, a wash for $5.00, advice for nothing. */
export async function makeSeller(
  app: TestApp,
  stripe: Stripe,
  { isReady = true }: { isReady?: boolean } = {},
): Promise<Seller> {
  const owner = await signInOwner(app);
  const pricings = [
    { title: "Knotless braids", amountCents: 22_000 },
    { title: "Wash", amountCents: 500 },
    { title: "Advice", amountCents: 0 },
  ];
  const listing = await makeListing(app, owner, {}, { ...rosesAddress, isLive: true, pricings });
  const accountId = await makeAccount(stripe, isReady);
  await giveAccount(app, owner, accountId);
  return { ...owner, accountId, businessId: listing.id, prices: listing.pricings };
}

/** A line of the cart as our own client sends it. */
export function lineOf({ businessId, prices }: Seller, index = 0, quantity = 1) {
  const { id: pricingId = "", amountCents: unitAmount = 0 } = prices[index] ?? {};
  return { businessId, pricingId, quantity, unitAmount };
}
