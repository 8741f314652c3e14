import { randomUUID } from "node:crypto";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { PartOutput } from "@boab/contracts/common/call";
import type { createSubscriptionSession } from "@boab/contracts/payments/subscriptions";
import { findProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { refuseProviderFailure } from "#platform/stripe/refuse-provider-failure.ts";
import { findCustomerId } from "../customers/customers.repository.ts";
import { ensureCustomer } from "../customers/ensure-customer.ts";
import type { BillingDeps } from "../deps.ts";
import {
  chooseNextStep,
  choosePrice,
  isReusableCheckout,
  type PlanPrice,
} from "./checkout.rules.ts";
import {
  endCheckout,
  findOpenCheckout,
  insertCheckout,
  type PlanCheckout,
  saveCheckoutPage,
} from "./checkouts.repository.ts";
import { openPortal } from "./open-portal.ts";
import { computeTrialEnd } from "./subscription.rules.ts";
import { findSubscriptions, hasHadTrial } from "./subscriptions.repository.ts";
import { syncCheckout } from "./sync-checkout.ts";

type Body = PartOutput<(typeof createSubscriptionSession)["body"]>;

/** The provider's minimum is 30 minutes. */
const CHECKOUT_OPEN_MS = 60 * 60 * 1000;

/**
 * Sends a member to the provider to subscribe, or to change the plan they have. We decide who pays, what, and where
 * they return to. The plan itself changes only when the provider confirms it.
 */
export function startCheckout(deps: BillingDeps, member: Member, body: Body) {
  if (body.userId !== undefined && body.userId !== member.userId)
    throw new AppError("actor_mismatch");
  return refuseProviderFailure(choosePage(deps, member, body));
}

async function choosePage(deps: BillingDeps, { userId }: Member, body: Body) {
  const { yearlyDiscount } = await deps.settings.read();
  const verdict = choosePrice(body, await deps.planPrices.all(), yearlyDiscount);
  if (!verdict.ok) throw new AppError(verdict.reason);
  const profile = await findProfile(deps.db, userId);
  if (!profile) throw new AppError("not_found");

  const subscriptions = await findSubscriptions(deps.db, userId);
  const current = subscriptions.find(({ state }) => state !== "ended");
  const step = chooseNextStep(profile.directorySubscriptionPlan, current, verdict.price);
  if (step === "already there") throw new AppError("already_on_plan");
  if (step === "change at the provider") return openPortal(deps, userId, verdict.price.id);
  const checkout = await claimCheckout(deps, profile, verdict.price);
  return { url: checkout.url ?? (await openCheckoutPage(deps, profile, checkout)) };
}

/** The person's open checkout for this price; one for another price is closed first. */
async function claimCheckout(
  deps: BillingDeps,
  { id: userId }: FullProfile,
  price: PlanPrice,
): Promise<PlanCheckout> {
  const { db, clock, settings } = deps;
  const now = clock();
  const openCheckout = await findOpenCheckout(db, userId);
  if (openCheckout && isReusableCheckout(openCheckout, price, now)) return openCheckout;
  if (openCheckout) await closeCheckout(deps, openCheckout);

  const { trialMonths } = await settings.read();
  const isEligibleForTrial = trialMonths > 0 && !(await hasHadTrial(db, userId));
  const insertedCheckout = await inTransaction(db, (tx) =>
    insertCheckout(tx, {
      id: randomUUID(),
      userId,
      plan: price.plan,
      billingPeriod: price.billingPeriod,
      priceId: price.id,
      trialEndsAt: isEligibleForTrial ? computeTrialEnd(now, trialMonths) : null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CHECKOUT_OPEN_MS),
    }),
  );
  // Another press was quicker.
  if (!insertedCheckout) throw new AppError("request_in_flight");
  return insertedCheckout;
}

/** Nobody may pay twice: an older page is closed at the provider, or it was paid and counts. */
async function closeCheckout(deps: BillingDeps, openCheckout: PlanCheckout): Promise<void> {
  const { db, stripe } = deps;
  const stripeId = openCheckout.stripeId ?? (await findUnrecordedPage(deps, openCheckout));
  if (stripeId === undefined) {
    await inTransaction(db, (tx) => endCheckout(tx, openCheckout.id, "expired"));
    return;
  }
  const session = await stripe.checkout.sessions.retrieve(stripeId);
  if (session.status === "open") await stripe.checkout.sessions.expire(stripeId);
  await syncCheckout(deps, await stripe.checkout.sessions.retrieve(stripeId));
  if (session.status === "complete") throw new AppError("already_on_plan");
}

/** More than a person opens before they notice that something is wrong. */
const MAX_PAGES_SEARCHED = 20;

/** Finds the page of a checkout whose response never reached us. Returns undefined when no page was created. */
async function findUnrecordedPage(
  { db, stripe }: BillingDeps,
  { id, userId }: PlanCheckout,
): Promise<string | undefined> {
  const customer = await findCustomerId(db, userId);
  if (!customer) return undefined;
  const { data } = await stripe.checkout.sessions.list({ customer, limit: MAX_PAGES_SEARCHED });
  return data.find(({ client_reference_id }) => client_reference_id === id)?.id;
}

/** Its idempotency key is the checkout's own id: a request that is repeated after a crash finds the same page. */
async function openCheckoutPage(
  deps: BillingDeps,
  profile: FullProfile,
  checkout: PlanCheckout,
): Promise<string> {
  const { db, stripe, publicOrigin } = deps;
  const customer = await ensureCustomer(deps, profile);
  const returnTo = `${publicOrigin}/my-account/subscription`;
  const session = await stripe.checkout.sessions.create(
    {
      mode: "subscription",
      customer,
      client_reference_id: checkout.id,
      line_items: [{ price: checkout.priceId, quantity: 1 }],
      subscription_data: {
        metadata: { checkoutId: checkout.id },
        ...(checkout.trialEndsAt && {
          trial_end: Math.floor(checkout.trialEndsAt.getTime() / 1000),
        }),
      },
      expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
      success_url: `${returnTo}?success=true`,
      cancel_url: `${returnTo}?cancelled=true&plan=${checkout.plan}`,
    },
    { idempotencyKey: `plan-checkout:${checkout.id}` },
  );
  if (!session.url) throw new AppError("checkout_failed");
  const { id: stripeId, url } = session;
  await inTransaction(db, (tx) => saveCheckoutPage(tx, checkout.id, { stripeId, url }));
  return url;
}
