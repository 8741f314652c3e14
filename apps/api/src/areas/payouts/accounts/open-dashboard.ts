import { auditRead } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { refuseProviderFailure } from "#platform/stripe/refuse-provider-failure.ts";
import type { PayoutsDeps } from "../deps.ts";
import { findAccountForViewer } from "./find-account-for-viewer.ts";

type Deps = Pick<PayoutsDeps, "db" | "clock" | "stripe" | "isLive">;

/**
 * A seller's link signs them in at the provider, where their bank account can be changed: it is theirs alone. An
 * admin gets the page about that account in our own dashboard, which asks them who they are.
 */
export async function openDashboard(
  deps: Deps,
  viewer: Member,
  accountId: string,
  origin: RequestOrigin,
): Promise<{ url: string }> {
  const { db, clock, stripe, isLive } = deps;
  const account = await findAccountForViewer(db, viewer, accountId);
  if (account.userId !== viewer.userId) {
    await auditRead(db, {
      actorId: viewer.userId,
      act: "open payout dashboard",
      objectType: "payout account",
      objectId: account.id,
      changes: { userId: account.userId },
      ...origin,
    });
    const mode = isLive ? "" : "test/";
    return { url: `https://dashboard.stripe.com/${mode}connect/accounts/${account.stripeId}` };
  }
  requireFreshSignIn(viewer, clock());
  if (!account.detailsSubmitted) throw new AppError("onboarding_unfinished");
  const { url } = await refuseProviderFailure(
    stripe.accounts.createLoginLink(account.stripeId),
    "login_link_failed",
  );
  return { url };
}
