import { useSearchParams } from "react-router";
import { AuditFilters } from "#areas/admin/audit/audit-filters.tsx";
import { AuditList } from "#areas/admin/audit/audit-list.tsx";
import { findAuditLines } from "#areas/admin/audit/audit-search.server.ts";
import { toBoundaryError } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { useList } from "#ui/list-page/use-list.ts";
import type { Route } from "./+types/audit.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Audit log", path: "/admin/audit", isIndexed: false });

export async function loader({ request, url }: Route.LoaderArgs) {
  const found = await findAuditLines(request, url.searchParams).catch((error: unknown) => {
    throw toBoundaryError(error);
  });
  const findNameByParameter = (parameter: string) => {
    const id = url.searchParams.get(parameter) ?? "";
    return found.list.rows.find(({ names }) => Object.hasOwn(names, id))?.names[id];
  };
  return {
    ...found,
    actorName: findNameByParameter("actor"),
    objectName: findNameByParameter("objectId"),
  };
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { list: firstPage, ...filters } = loaderData;
  const list = useList(firstPage, ({ id }) => String(id));
  return (
    <>
      <AdminHeading
        title="Audit log"
        lead="Who did what, newest first. Entries can't be changed. Times are in Sydney time."
      />
      <ListPage of={list} search={<AuditFilters {...filters} />} empty={<NothingFound />}>
        <AuditList lines={list.rows} />
      </ListPage>
    </>
  );
}

/** Without a filter, an empty log means that there are no changes yet, not that a search found nothing. */
function NothingFound() {
  const [params] = useSearchParams();
  if (params.size === 0)
    return (
      <EmptyState title="No changes yet." picture="stool" className="border-0">
        Changes by staff and owners appear here. Views are listed separately.
      </EmptyState>
    );
  return (
    <EmptyState
      picture="stool"
      className="border-0"
      action={
        <LinkButton to="?" variant="secondary" size="sm">
          Clear filters
        </LinkButton>
      }
    >
      Try a different search, action or date range.
    </EmptyState>
  );
}
