import { randomUUID } from "node:crypto";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import { makeListing, roseStreetAddress, signInOwner } from "./factories/listings.ts";
import type { SignedIn, TestApp } from "./harness.ts";
import { makeConnectedAccount } from "./provider-account.ts";

/** As far as we know they can be paid; what the provider says decides. */
export async function replacePayoutAccount(
  { db }: Pick<TestApp, "db">,
  { userId }: Pick<SignedIn, "userId">,
  accountId: string | null,
): Promise<void> {
  await db
    .updateTable("payments.payoutAccount")
    .set({ state: "closed", stripeId: null })
    .where("userId", "=", userId)
    .execute();
  const now = new Date();
  if (accountId)
    await db
      .insertInto("payments.payoutAccount")
      .values({
        id: randomUUID(),
        userId,
        state: "open",
        stripeId: accountId,
        transfersEnabled: true,
        payoutsEnabled: true,
        createdAt: now,
        readAt: now,
      })
      .execute();
}

export interface Payee extends SignedIn {
  accountId: string;
  businessId: string;
  prices: { id: string; amountCents: number }[];
}

/** An owner with a live listing and an account: braids for $220.00, a wash for $5.00, advice for nothing. */
export async function makePayee(app: TestApp, stripe: Stripe): Promise<Payee> {
  const owner = await signInOwner(app);
  const pricings = [
    { title: "Knotless braids", amountCents: 22_000 },
    { title: "Wash", amountCents: 500 },
    { title: "Advice", amountCents: 0 },
  ];
  const listing = await makeListing(
    app,
    owner,
    {},
    { ...roseStreetAddress, isLive: true, pricings },
  );
  const accountId = await makeConnectedAccount(stripe);
  await replacePayoutAccount(app, owner, accountId);
  return { ...owner, accountId, businessId: listing.id, prices: listing.pricings };
}

/** A line of the cart as our own client sends it. */
export function toCartLine({ businessId, prices }: Payee, index = 0, quantity = 1) {
  const { id: pricingId = "", amountCents: unitAmount = 0 } = prices[index] ?? {};
  return { businessId, pricingId, quantity, unitAmount };
}
