import { listAccessRequests } from "@boab/contracts/accounts/access-requests";
import { decideRequest } from "#areas/admin/access-requests/decide-request.server.ts";
import { StateLinks, TypeLinks } from "#areas/admin/access-requests/filter-links.tsx";
import { readRequestFilters } from "#areas/admin/access-requests/request-filters.ts";
import { RequestsPanel } from "#areas/admin/access-requests/requests-panel.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import type { Route } from "./+types/access-requests.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Access requests", path: "/admin/access-requests", isIndexed: false });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const filters = readRequestFilters(url.searchParams);
  const client = api(request);
  const { list } = await loadList(
    (page) =>
      client.load(listAccessRequests, {
        query: { status: filters.status, accessType: filters.type, ...page },
      }),
    url.searchParams,
  );
  return {
    viewer: context.get(memberContext),
    filters,
    list,
  };
}

export const action = ({ request }: Route.ActionArgs) => decideRequest(request);

export default function AccessRequests({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Access requests" lead="Newest first. Dates in Sydney time.">
        <StateLinks filters={loaderData.filters} />
      </AdminHeading>
      <TypeLinks filters={loaderData.filters} />
      <RequestsPanel {...loaderData} />
    </>
  );
}
