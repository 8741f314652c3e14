import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { listDeletedListings } from "@boab/contracts/directory/administration";
import { changeDeletedListing } from "#areas/admin/listings/change-deleted-listing.server.ts";
import { DeletedListings } from "#areas/admin/listings/deleted-listings.tsx";
import { ListingTabs } from "#areas/admin/listings/listing-tabs.tsx";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import type { Route } from "./+types/deleted-listings.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  pageMeta({ title: "Deleted listings", path: "/admin/listings/deleted", isIndexed: false });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const profile = context.get(memberContext);
  const client = api(request);
  const { rows, hasMore } = await readRows(shownRows(url.searchParams), 100, (query) =>
    client.load(listDeletedListings, { query }),
  );
  return {
    rows,
    hasMore,
    mayPurge: isFullAdmin(profile),
  };
}

export const action = ({ request }: Route.ActionArgs) => changeDeletedListing(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function AdminDeletedListings({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Deleted listings"
        lead="Hidden from everyone and permanently deleted after 30 days. Oldest first, dates in Sydney time."
      >
        <ListingTabs current="Deleted" />
      </AdminHeading>
      <DeletedListings {...loaderData} />
    </>
  );
}
