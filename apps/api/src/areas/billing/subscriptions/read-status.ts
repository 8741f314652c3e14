import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { SubscriptionStatus } from "@boab/contracts/payments/subscriptions";
import { findProfile } from "#areas/accounts/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { refuseProviderFailure } from "#platform/stripe/refuse-provider-failure.ts";
import type { BillingDeps } from "../deps.ts";
import { findOpenCheckout } from "./checkouts.repository.ts";
import { computeTrialEnd, type KnownSubscription } from "./subscription.rules.ts";
import { findSubscriptions, hasHadTrial, isTrialRefused } from "./subscriptions.repository.ts";
import { syncCheckout } from "./sync-checkout.ts";
import { syncSubscription } from "./sync-subscription.ts";

type Deps = Pick<BillingDeps, "db" | "clock" | "settings">;

/** A member reads their own subscription, or an admin anyone's. Everybody else gets `not_found`. */
export function readStatus(deps: Deps, actor: Member, userId: string): Promise<SubscriptionStatus> {
  if (actor.userId !== userId && !isFullAdmin(actor)) throw new AppError("not_found");
  return buildStatus(deps, userId);
}

/** A member who returns from the provider syncs their subscription, as its event may not have arrived yet. */
export async function refreshStatus(
  deps: BillingDeps,
  { userId }: Member,
): Promise<SubscriptionStatus> {
  await refuseProviderFailure(syncCheckoutAndSubscriptions(deps, userId));
  return buildStatus(deps, userId);
}

async function syncCheckoutAndSubscriptions(deps: BillingDeps, userId: string): Promise<void> {
  const openCheckout = await findOpenCheckout(deps.db, userId);
  if (openCheckout?.stripeId)
    await syncCheckout(deps, await deps.stripe.checkout.sessions.retrieve(openCheckout.stripeId));
  for (const { stripeId, state } of await findSubscriptions(deps.db, userId))
    if (state !== "ended") await syncSubscription(deps, stripeId);
}

async function buildStatus(
  { db, clock, settings }: Deps,
  userId: string,
): Promise<SubscriptionStatus> {
  const profile = await findProfile(db, userId);
  if (!profile) throw new AppError("not_found");
  const [current] = await findSubscriptions(db, userId);
  const { trialMonths } = await settings.read();
  const isEligibleForTrial = trialMonths > 0 && !(await hasHadTrial(db, userId));
  return {
    planName: profile.directorySubscriptionPlan,
    subscription: current ? toContract(current) : null,
    trialUntil: isEligibleForTrial ? computeTrialEnd(clock(), trialMonths).toISOString() : null,
    isTrialRefused: current !== undefined && (await isTrialRefused(db, current)),
  };
}

const toContract = (subscription: KnownSubscription): SubscriptionStatus["subscription"] => ({
  plan: subscription.plan,
  billingPeriod: subscription.billingPeriod,
  state: subscription.state,
  amountCents: subscription.amountCents,
  startedAt: subscription.startedAt.toISOString(),
  trialEndsAt: subscription.trialEndsAt?.toISOString() ?? null,
  renewsAt:
    subscription.endsAt || subscription.state === "ended"
      ? null
      : subscription.periodEndsAt.toISOString(),
  endsAt: subscription.endsAt?.toISOString() ?? null,
});
