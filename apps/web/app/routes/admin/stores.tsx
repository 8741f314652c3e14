import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { listStores } from "@boab/contracts/marketplace/administration";
import { decideStore } from "#areas/admin/stores/decide-store.server.ts";
import { StoresTable } from "#areas/admin/stores/stores-table.tsx";
import { api, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import type { Route } from "./+types/stores.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () => pageMeta({ title: "Stores", path: "/admin/stores", isIndexed: false });

/** A search that can't be done is reported beside its field. */
export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  const mayDecide = isFullAdmin(context.get(memberContext));
  const q = searchParams.get("q")?.trim() || undefined;
  try {
    const { rows, hasMore } = await readRows(shownRows(searchParams), 100, (page) =>
      api(request).call(listStores, { query: { q, ...page } }),
    );
    return { rows, hasMore, mayDecide, problem: undefined };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "bad_request") throw forBoundary(error);
    return { rows: [], hasMore: false, mayDecide, problem: error.fields.q ?? error.sentence };
  }
}

export const action = ({ request }: Route.ActionArgs) => decideStore(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function AdminStores({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Stores"
        lead="Every store in the marketplace, newest first. Hiding one takes its items with it."
      />
      <StoresTable {...loaderData} />
    </>
  );
}
