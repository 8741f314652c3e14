import { payoutCopy } from "@boab/contracts/payments/copy";
import { AccountsPanel } from "#areas/admin/connected-accounts/accounts-panel.tsx";
import { changeAccount } from "#areas/admin/connected-accounts/change-account.server.ts";
import { loadAccounts } from "#areas/admin/connected-accounts/load-accounts.server.ts";
import { api } from "#lib/api/api.server.ts";
import { runClientAction } from "#lib/api/unreachable.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/connected-accounts.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({
    title: "Connected accounts",
    path: "/admin/connected-accounts",
    isIndexed: false,
  });

export const loader = ({ request, url }: Route.LoaderArgs) =>
  loadAccounts(api(request), url.searchParams);

export const action = ({ request }: Route.ActionArgs) => changeAccount(request);

export const clientAction = (args: Route.ClientActionArgs) =>
  runClientAction(args, {
    inspect: payoutCopy.statusFailed,
    dashboard: payoutCopy.loginLinkFailed,
    delete: payoutCopy.deletionFailed,
  });

export default function ConnectedAccountsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Connected accounts"
        lead="Sellers' payment accounts, newest first. Dates in Sydney time."
      />
      <AccountsPanel {...loaderData} />
    </>
  );
}
