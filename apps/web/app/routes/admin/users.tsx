import { accountTexts } from "@boab/contracts/accounts/texts";
import { useFreshSignIn } from "#areas/accounts/fresh-sign-in/use-fresh-sign-in.tsx";
import { shownRows } from "#areas/admin/shown-rows.ts";
import { loadUsers } from "#areas/admin/users/load-users.server.ts";
import { totalText } from "#areas/admin/users/total-text.ts";
import { actOnUser } from "#areas/admin/users/user-acts.server.ts";
import { readUserFilters } from "#areas/admin/users/user-filters.ts";
import { UsersPanel } from "#areas/admin/users/users-panel.tsx";
import { api } from "#lib/api/api.server.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { config, identityForBrowser } from "#lib/http/config.server.ts";
import { memberContext } from "#shell/guards.server.ts";
import type { Route } from "./+types/users.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () => pageMeta({ title: "Users", path: "/admin", isIndexed: false });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const filters = readUserFilters(url.searchParams);
  return {
    viewer: context.get(memberContext),
    identity: identityForBrowser(config),
    filters,
    list: await loadUsers(api(request), filters, shownRows(url.searchParams)),
  };
}

export const action = ({ request }: Route.ActionArgs) => actOnUser(request);

export const clientAction = (args: Route.ClientActionArgs) =>
  orUnreachable(args, { save: accountTexts.saveFailed });

export default function Users({ loaderData }: Route.ComponentProps) {
  const { viewer, identity, filters, list } = loaderData;
  const { run, dialog } = useFreshSignIn({ person: viewer, identity });
  const total = list && totalText(list);

  return (
    <>
      <AdminHeading
        title="Users"
        lead={`${total ? `${capital(total)} ${list.total === 1 ? "person" : "people"}, newest` : "Newest"} first. Dates in Sydney time.`}
      />
      <UsersPanel viewer={viewer} filters={filters} list={list} run={run} />
      {dialog}
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
