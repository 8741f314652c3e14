import { capitalise } from "@boab/format/sentences";
import { changeUser } from "#areas/admin/users/change-user.server.ts";
import { userFormCopy } from "#areas/admin/users/copy.ts";
import { loadUsers } from "#areas/admin/users/load-users.server.ts";
import { formatUserTotal } from "#areas/admin/users/total-text.ts";
import { readUserFilters } from "#areas/admin/users/user-filters.ts";
import { UsersPanel } from "#areas/admin/users/users-panel.tsx";
import { api } from "#lib/api/api.server.ts";
import { runClientAction } from "#lib/api/unreachable.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import type { Route } from "./+types/users.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () => buildPageMeta({ title: "Users", path: "/admin", isIndexed: false });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const filters = readUserFilters(url.searchParams);
  return {
    viewer: context.get(memberContext),
    filters,
    list: await loadUsers(api(request), filters, url.searchParams),
  };
}

export const action = ({ request }: Route.ActionArgs) => changeUser(request);

export const clientAction = (args: Route.ClientActionArgs) =>
  runClientAction(args, { save: userFormCopy.saveFailed });

export default function Users({ loaderData }: Route.ComponentProps) {
  const { viewer, filters, list } = loaderData;
  const total = list && formatUserTotal(list);

  return (
    <>
      <AdminHeading
        title="Users"
        lead={`${total ? `${capitalise(total)} ${list.total === 1 ? "person" : "people"}, newest` : "Newest"} first. Dates in Sydney time.`}
      />
      <UsersPanel viewer={viewer} filters={filters} list={list} />
    </>
  );
}
