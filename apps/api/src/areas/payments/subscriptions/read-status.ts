import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { SubscriptionStatus } from "@boab/contracts/payments/subscriptions";
import { findProfile } from "#areas/accounts/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { PaymentsDeps } from "../deps.ts";
import { refuseProviderFailure } from "../refuse-provider-failure.ts";
import { findOpenCheckout } from "./checkouts.repository.ts";
import { type KnownSubscription, trialEnd } from "./subscription.rules.ts";
import { findSubscriptions, hasHadTrial } from "./subscriptions.repository.ts";
import { syncCheckout } from "./sync-checkout.ts";
import { syncSubscription } from "./sync-subscription.ts";

type Deps = Pick<PaymentsDeps, "db" | "clock" | "settings">;

/** To others it is as if the person did not exist. */
export function readStatus(deps: Deps, actor: Member, userId: string): Promise<SubscriptionStatus> {
  if (actor.userId !== userId && !isFullAdmin(actor)) throw new AppError("not_found");
  return statusOf(deps, userId);
}

/** On the way back from the provider, from its checkout or its portal: its event may still be on its way, so we ask. */
export async function refreshStatus(
  deps: PaymentsDeps,
  { userId }: Member,
): Promise<SubscriptionStatus> {
  await refuseProviderFailure(syncAll(deps, userId));
  return statusOf(deps, userId);
}

async function syncAll(deps: PaymentsDeps, userId: string): Promise<void> {
  const open = await findOpenCheckout(deps.db, userId);
  if (open?.stripeId)
    await syncCheckout(deps, await deps.stripe.checkout.sessions.retrieve(open.stripeId));
  for (const { stripeId, state } of await findSubscriptions(deps.db, userId))
    if (state !== "ended") await syncSubscription(deps, stripeId);
}

async function statusOf(
  { db, clock, settings }: Deps,
  userId: string,
): Promise<SubscriptionStatus> {
  const profile = await findProfile(db, userId);
  if (!profile) throw new AppError("not_found");
  const [current] = await findSubscriptions(db, userId);
  const { trialMonths } = await settings.read();
  const hasTrial = trialMonths > 0 && !(await hasHadTrial(db, userId));
  return {
    planName: profile.directorySubscriptionPlan,
    subscription: current ? toContract(current) : null,
    trialUntil: hasTrial ? trialEnd(clock(), trialMonths).toISOString() : null,
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
