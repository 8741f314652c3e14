import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { listStores } from "@boab/contracts/marketplace/administration";
import { decideStore } from "#areas/admin/stores/decide-store.server.ts";
import { StoresTable } from "#areas/admin/stores/stores-table.tsx";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import type { Route } from "./+types/stores.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Stores", path: "/admin/stores", isIndexed: false });

/** An invalid search is reported next to its field. */
export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  const mayDecide = isFullAdmin(context.get(memberContext));
  const q = searchParams.get("q")?.trim() || undefined;
  try {
    const { list } = await loadList(
      (page) => api(request).call(listStores, { query: { q, ...page } }),
      searchParams,
    );
    return { list, mayDecide, problem: undefined };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "bad_request") throw toBoundaryError(error);
    return { list: emptyList, mayDecide, problem: error.fields.q ?? error.sentence };
  }
}

export const action = ({ request }: Route.ActionArgs) => decideStore(request);

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
