import { redirect } from "react-router";
import { AccountPanel } from "#areas/accounts/account-panel.tsx";
import { followShortLink, openHandle } from "#areas/accounts/handles.server.ts";
import { loadAccount } from "#areas/accounts/load-account.server.ts";
import { PublicProfileView } from "#areas/accounts/public-profile-view.tsx";
import { listingBehind } from "#areas/directory/business/short-link.server.ts";
import { MoneyCard } from "#areas/payments/money-card.tsx";
import { api } from "#lib/api/api.server.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import type { Route } from "./+types/short-link.ts";
import { planSummary } from "./account/plan-summary.ts";

/** A single path segment: `/@handle`, or a short link. */
export async function loader({ params: { id }, request }: Route.LoaderArgs) {
  if (!id.startsWith("@")) throw await followWord(id, request);
  const page = await openHandle(id.slice(1), await currentProfile(request), api(request));
  return page.kind === "own"
    ? { ...page, account: await loadAccount(request, page.profile) }
    : page;
}

/** a listing's slug, otherwise a member's handle, otherwise page not found. */
async function followWord(word: string, request: Request): Promise<Response> {
  const listing = await listingBehind(word, api(request));
  return listing ? redirect(listing) : followShortLink(word, api(request));
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: loaderData.kind === "own" ? "Your account" : loaderData.profile.fullName,
        path: `/@${loaderData.profile.username}`,
        isIndexed: loaderData.kind === "public",
      })
    : [];

export default function ShortLink({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "public") return <PublicProfileView profile={loaderData.profile} />;
  const { profile, account } = loaderData;
  // A new username is a new page: reset what was open.
  return (
    <AccountPanel
      key={profile.username}
      account={account}
      planSummary={planSummary(profile.directorySubscriptionPlan)}
    >
      <MoneyCard isSeller={profile.stripeAccountId !== null} />
    </AccountPanel>
  );
}
