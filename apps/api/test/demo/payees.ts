import { makeDemoBusinesses } from "@boab/demo/businesses/all";
import { makeDemoCrowd } from "@boab/demo/crowd";
import { demoPeople, makeDemoUserId } from "@boab/demo/people";
import { salonTerms } from "@boab/demo/salons/all";
import { makeDemoStores } from "@boab/demo/stores/all";
import { newAccountParams, sellerDetails } from "@boab/stripe-sandbox/test-seller";
import { open, press } from "@boab/stripe-sandbox/visitor";
import { createOnboardingLink } from "#areas/payouts/accounts/open-onboarding.ts";
import { newAccountTerms } from "#areas/payouts/accounts/start-onboarding.ts";
import { syncAccount } from "#areas/payouts/accounts/sync-account.ts";
import { systemClock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { connectStripe, type Stripe } from "#platform/stripe/connect-stripe.ts";
import { isAccountGone } from "#platform/stripe/stripe-errors.ts";
import { replacePayoutAccount } from "../payees.ts";
import type { DemoPart } from "./demo-part.ts";

interface Payee {
  userId: string;
  email: string;
  fullName: string;
  /** Somebody people sign in as, so their dashboard at the provider must open. */
  isSignedInAs: boolean;
}

const maxParallelAccounts = 8;
/** Each is made anew in every sandbox, so only as many as people are likely to open. */
const paidListingCount = 40;

/**
 * Everyone with a store can be paid, so that every item can be bought, and so can the owners of the first listings and
 * of hair businesses that take cards.
 */
export const loadDemoPayees: DemoPart = async ({ db }, config) => {
  const stripe = connectStripe(config.stripe);
  const payees = await listPayeesWithoutAccount(db, stripe, listPayees());
  const waiting = [...payees];
  const next = async (): Promise<void> => {
    const payee = waiting.shift();
    if (!payee) return;
    const accountId = payee.isSignedInAs
      ? await onboard(stripe, config.http.publicOrigin, payee)
      : (await stripe.accounts.create({ ...newAccountParams, ...sellerDetails })).id;
    await replacePayoutAccount({ db }, payee, accountId);
    await db
      .updateTable("payments.payoutAccount")
      .set({ email: payee.email })
      .where("stripeId", "=", accountId)
      .execute();
    if (payee.isSignedInAs) await syncAccount({ db, stripe, clock: systemClock }, accountId);
    await next();
  };
  await Promise.all(Array.from({ length: maxParallelAccounts }, next));
  return `${listPayees().length} demo payees (${payees.length} of them new)`;
};

export function listPayees(): Payee[] {
  const people = demoPeople.map((person) => ({
    userId: makeDemoUserId(person),
    email: person.email,
    fullName: person.fullName,
    isSignedInAs: true,
  }));
  const crowd = makeDemoCrowd().map(({ id, email, fullName }) => ({
    userId: id,
    email,
    fullName,
    isSignedInAs: false,
  }));
  const owners = new Set([
    ...makeDemoStores().map(({ ownerId }) => ownerId),
    ...makeDemoBusinesses()
      .filter(({ slug }, index) => index < paidListingCount || salonTerms.get(slug)?.takesCards)
      .map(({ ownerUsername }) => makeDemoUserId({ username: ownerUsername })),
  ]);
  return [...people, ...crowd].filter(({ userId }) => owners.has(userId));
}

/** The sandbox forgets all accounts at once when it stops, so one of them answers for the rest. */
async function listPayeesWithoutAccount(db: Db, stripe: Stripe, payees: Payee[]): Promise<Payee[]> {
  const rows = await db
    .selectFrom("payments.payoutAccount")
    .select(["userId", "stripeId"])
    .where("isReady", "=", true)
    .execute();
  const [known] = rows;
  if (!known?.stripeId || !(await hasStripeAccount(stripe, known.stripeId))) return payees;
  const paid = new Set(rows.map(({ userId }) => userId));
  return payees.filter(({ userId }) => !paid.has(userId));
}

export async function hasStripeAccount(stripe: Stripe, accountId: string): Promise<boolean> {
  try {
    await stripe.accounts.retrieve(accountId);
    return true;
  } catch (error) {
    if (isAccountGone(error)) return false;
    throw error;
  }
}

/** Through the provider's own pages, so that its dashboard opens for the payee too. */
async function onboard(stripe: Stripe, publicOrigin: string, payee: Payee): Promise<string> {
  const { id } = await stripe.accounts.create({
    ...newAccountTerms,
    email: payee.email,
  });
  const { url } = await createOnboardingLink({ stripe, publicOrigin }, id);
  await press(await open(url), "Agree and submit", { name: payee.fullName });
  return id;
}
