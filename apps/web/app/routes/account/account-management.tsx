import { maySeeEditor } from "@boab/contracts/common/access";
import { requestAccessCopy } from "#areas/accounts/access/copy.ts";
import { handleAccountAction } from "#areas/accounts/account-actions.server.ts";
import { AccountPanel } from "#areas/accounts/account-panel.tsx";
import { loadAccount } from "#areas/accounts/load-account.server.ts";
import { NoUserLoaded } from "#areas/accounts/no-user-loaded.tsx";
import { profileFormCopy } from "#areas/accounts/profile-edit/copy.ts";
import { BookingsCard } from "#areas/bookings/bookings-card.tsx";
import { loadFirstListings } from "#areas/directory/my-listings/load-my-listings.server.ts";
import { MyListingsCard } from "#areas/directory/my-listings/my-listings-card.tsx";
import { ArticlesCard } from "#areas/magazine/my-articles/articles-card.tsx";
import { MoneyCard } from "#areas/payments/money-card.tsx";
import { loadPlanStatus } from "#areas/payments/subscription/load-plan-status.server.ts";
import { runClientAction } from "#lib/api/unreachable.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import type { Route } from "./+types/account-management.ts";
import { describePlan } from "./plan-summary.ts";

export const meta = () =>
  buildPageMeta({ title: "Your account", path: "/account-management", isIndexed: false });

/** The loader checks access itself, because this page also opens while the API is down. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const profile = await loadCurrentProfile(request).catch(() => undefined);
  if (profile === undefined) return { account: null, mine: null, plan: null };
  const member = requireMember(profile, url);
  const [account, mine, plan] = await Promise.all([
    loadAccount(request, member).catch(() => null),
    loadFirstListings(request, 3),
    loadPlanStatus(request, member.id),
  ]);
  return { account, mine, plan };
}

export async function action({ request, url }: Route.ActionArgs) {
  return handleAccountAction(request, requireMember(await loadCurrentProfile(request), url));
}

export const clientAction = (args: Route.ClientActionArgs) =>
  runClientAction(args, {
    "save-profile": profileFormCopy.saveProfileFailed,
    "request-access": requestAccessCopy.requestNotSubmitted,
  });

export default function AccountManagement({ loaderData, actionData }: Route.ComponentProps) {
  const { account, mine, plan } = loaderData;
  if (!account) return <NoUserLoaded />;
  const summary = describePlan(account.profile.directorySubscriptionPlan, plan);
  return (
    <AccountPanel account={account} planSummary={summary} result={actionData}>
      {mine && <MyListingsCard {...mine} />}
      <BookingsCard />
      {maySeeEditor(account.profile) && <ArticlesCard />}
      <MoneyCard isSeller={account.profile.stripeAccountId !== null} />
    </AccountPanel>
  );
}
