import { data } from "react-router";
import { accountAction } from "#areas/accounts/account-actions.server.ts";
import { AccountPanel } from "#areas/accounts/account-panel.tsx";
import { loadAccount } from "#areas/accounts/load-account.server.ts";
import { NoUserLoaded } from "#areas/accounts/no-user-loaded.tsx";
import { offlineAnswer } from "#areas/accounts/offline-answer.ts";
import { pageMeta } from "#lib/meta.ts";
import { currentProfile } from "#lib/session.server.ts";
import { admitMember } from "#shell/guards.server.ts";
import type { Route } from "./+types/account-management.ts";
import { planSummary } from "./plan-summary.ts";

export const meta = () =>
  pageMeta({ title: "Your account", path: "/account-management", isIndexed: false });

/** Guards itself, because this page also opens while the API cannot be asked who is there. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const profile = await currentProfile(request).catch(() => undefined);
  if (profile === undefined) return { account: null };
  const member = admitMember(profile, url);
  return { account: await loadAccount(request, member).catch(() => null) };
}

export async function action({ request, url }: Route.ActionArgs) {
  return accountAction(request, admitMember(await currentProfile(request), url));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get("intent"));
  try {
    return await serverAction();
  } catch (error) {
    // The browser's word for a connection that failed; what was typed stays on the page.
    if (error instanceof TypeError) return data(offlineAnswer(intent), { status: 503 });
    throw error;
  }
}

export default function AccountManagement({ loaderData, actionData }: Route.ComponentProps) {
  const { account } = loaderData;
  if (!account) return <NoUserLoaded />;
  const summary = planSummary(account.profile.directorySubscriptionPlan);
  return <AccountPanel account={account} planSummary={summary} result={actionData} />;
}
