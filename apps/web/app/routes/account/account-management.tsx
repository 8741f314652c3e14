import { accountTexts } from "@boab/contracts/accounts/texts";
import { accountAction } from "#areas/accounts/account-actions.server.ts";
import { AccountPanel } from "#areas/accounts/account-panel.tsx";
import { loadAccount } from "#areas/accounts/load-account.server.ts";
import { NoUserLoaded } from "#areas/accounts/no-user-loaded.tsx";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { admitMember } from "#shell/guards.server.ts";
import type { Route } from "./+types/account-management.ts";
import { planSummary } from "./plan-summary.ts";

export const meta = () =>
  pageMeta({ title: "Your account", path: "/account-management", isIndexed: false });

/** Has its own guard, because this page also opens while the API is down. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const profile = await currentProfile(request).catch(() => undefined);
  if (profile === undefined) return { account: null };
  const member = admitMember(profile, url);
  return { account: await loadAccount(request, member).catch(() => null) };
}

export async function action({ request, url }: Route.ActionArgs) {
  return accountAction(request, admitMember(await currentProfile(request), url));
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orUnreachable(args, {
    "save-profile": accountTexts.saveProfileFailed,
    "request-access": accountTexts.requestNotSubmitted,
  });

export default function AccountManagement({ loaderData, actionData }: Route.ComponentProps) {
  const { account } = loaderData;
  if (!account) return <NoUserLoaded />;
  const summary = planSummary(account.profile.directorySubscriptionPlan);
  return <AccountPanel account={account} planSummary={summary} result={actionData} />;
}
