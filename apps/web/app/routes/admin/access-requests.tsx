import { listAccessRequests } from "@boab/contracts/accounts/access-requests";
import { useFreshSignIn } from "#areas/accounts/fresh-sign-in/use-fresh-sign-in.tsx";
import { StateLinks, TypeLinks } from "#areas/admin/access-requests/filter-links.tsx";
import { decideRequest } from "#areas/admin/access-requests/request-acts.server.ts";
import { readRequestFilters } from "#areas/admin/access-requests/request-filters.ts";
import { RequestsPanel } from "#areas/admin/access-requests/requests-panel.tsx";
import { readRows, shownRows } from "#areas/admin/shown-rows.ts";
import { api } from "#lib/api/api.server.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { config, identityForBrowser } from "#lib/http/config.server.ts";
import { memberContext } from "#shell/guards.server.ts";
import type { Route } from "./+types/access-requests.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  pageMeta({ title: "Access requests", path: "/admin/access-requests", isIndexed: false });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const filters = readRequestFilters(url.searchParams);
  const client = api(request);
  const { rows, hasMore } = await readRows(shownRows(url.searchParams), 100, (page) =>
    client.load(listAccessRequests, {
      query: { status: filters.status, accessType: filters.type, ...page },
    }),
  );
  return {
    viewer: context.get(memberContext),
    identity: identityForBrowser(config),
    filters,
    rows,
    hasMore,
  };
}

export const action = ({ request }: Route.ActionArgs) => decideRequest(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function AccessRequests({ loaderData }: Route.ComponentProps) {
  const { identity, ...panel } = loaderData;
  const { run, dialog } = useFreshSignIn({ person: panel.viewer, identity });
  return (
    <>
      <AdminHeading title="Access requests" lead="Newest first. Dates in Sydney time.">
        <StateLinks filters={panel.filters} />
      </AdminHeading>
      <TypeLinks filters={panel.filters} />
      <RequestsPanel {...panel} run={run} />
      {dialog}
    </>
  );
}
