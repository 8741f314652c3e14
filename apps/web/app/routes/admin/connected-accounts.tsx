import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { payoutTexts } from "@boab/contracts/payments/texts";
import { ACCOUNT_ROWS, AccountsPanel } from "#areas/admin/connected-accounts/accounts-panel.tsx";
import { changeAccount } from "#areas/admin/connected-accounts/change-account.server.ts";
import { loadAccounts } from "#areas/admin/connected-accounts/load-accounts.server.ts";
import { api } from "#lib/api/api.server.ts";
import { shownRows } from "#lib/api/read-rows.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import { Note } from "#ui/feedback/note.tsx";
import type { Route } from "./+types/connected-accounts.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  pageMeta({ title: "Connected accounts", path: "/admin/connected-accounts", isIndexed: false });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  // Only admins may see this; the API refuses moderators.
  if (!isFullAdmin(context.get(memberContext))) return null;
  const { searchParams } = url;
  const wanted = shownRows(searchParams, ACCOUNT_ROWS);
  return loadAccounts(api(request), searchParams, wanted, ACCOUNT_ROWS);
}

export const action = ({ request }: Route.ActionArgs) => changeAccount(request);

export const clientAction = (args: Route.ClientActionArgs) =>
  orUnreachable(args, {
    inspect: payoutTexts.statusFailed,
    dashboard: payoutTexts.loginLinkFailed,
    delete: payoutTexts.deletionFailed,
  });

export default function ConnectedAccountsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Connected accounts"
        lead="Sellers' payment accounts, newest first. Dates in Sydney time."
      />
      {loaderData ? (
        <AccountsPanel {...loaderData} />
      ) : (
        <Note>Only admins can see sellers' payment accounts.</Note>
      )}
    </>
  );
}
