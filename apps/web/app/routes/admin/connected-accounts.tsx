import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { listUsers } from "@boab/contracts/admin/users";
import { ConnectedAccounts } from "#areas/admin/connected-accounts.tsx";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
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
  const client = api(request);
  const { rows, hasMore } = await readRows(shownRows(url.searchParams), 200, (page) =>
    client.load(listUsers, { query: { hasStripeAccount: "1", ...page } }),
  );
  return { rows, hasMore };
}

export default function ConnectedAccountsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Connected accounts"
        lead="Sellers' payment accounts. Newest members first, dates in Sydney time."
      />
      {loaderData ? (
        <ConnectedAccounts {...loaderData} />
      ) : (
        <Note>Only admins can see sellers' payment accounts.</Note>
      )}
    </>
  );
}
