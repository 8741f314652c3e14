import { redirect } from "react-router";
import { AccountPanel } from "#areas/accounts/account-panel.tsx";
import { followShortLink, openHandle } from "#areas/accounts/handles.server.ts";
import { loadAccount } from "#areas/accounts/load-account.server.ts";
import { PublicProfileView } from "#areas/accounts/public-profile-view.tsx";
import { findListingByShortLink } from "#areas/directory/business/short-link.server.ts";
import { MoneyCard } from "#areas/payments/money-card.tsx";
import { loadPlanStatus } from "#areas/payments/subscription/load-plan-status.server.ts";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import type { Route } from "./+types/short-link.ts";
import { describePlan } from "./account/plan-summary.ts";

/** A single path segment: `/@handle`, or a short link. */
export async function loader({ params: { id }, request }: Route.LoaderArgs) {
  if (!id.startsWith("@")) throw await resolveSlugOrHandle(id, request);
  const page = await openHandle(id.slice(1), await loadCurrentProfile(request), api(request));
  if (page.kind !== "own") return page;
  const [account, plan] = await Promise.all([
    loadAccount(request, page.profile),
    loadPlanStatus(request, page.profile.id),
  ]);
  return { ...page, account, plan };
}

/** a listing's slug, otherwise a member's handle, otherwise page not found. */
async function resolveSlugOrHandle(slugOrHandle: string, request: Request): Promise<Response> {
  const listing = await findListingByShortLink(slugOrHandle, api(request));
  return listing ? redirect(listing) : followShortLink(slugOrHandle, api(request));
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? buildPageMeta({
        title: loaderData.kind === "own" ? "Your account" : loaderData.profile.fullName,
        path: `/@${loaderData.profile.username}`,
        isIndexed: loaderData.kind === "public",
      })
    : [];

export default function ShortLink({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "public") return <PublicProfileView profile={loaderData.profile} />;
  const { profile, account, plan } = loaderData;
  // The key resets the open panels when the username changes.
  return (
    <AccountPanel
      key={profile.username}
      account={account}
      planSummary={describePlan(profile.directorySubscriptionPlan, plan)}
    >
      <MoneyCard isSeller={profile.stripeAccountId !== null} />
    </AccountPanel>
  );
}
