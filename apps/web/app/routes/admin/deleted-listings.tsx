import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { listDeletedListings } from "@boab/contracts/directory/administration";
import { changeDeletedListing } from "#areas/admin/listings/change-deleted-listing.server.ts";
import { DeletedListings } from "#areas/admin/listings/deleted-listings.tsx";
import { ListingTabs } from "#areas/admin/listings/listing-tabs.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import type { Route } from "./+types/deleted-listings.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Deleted listings", path: "/admin/listings/deleted", isIndexed: false });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const profile = context.get(memberContext);
  const client = api(request);
  const { list } = await loadList(
    (query) => client.load(listDeletedListings, { query }),
    url.searchParams,
  );
  return {
    list,
    mayPurge: isFullAdmin(profile),
  };
}

export const action = ({ request }: Route.ActionArgs) => changeDeletedListing(request);

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
