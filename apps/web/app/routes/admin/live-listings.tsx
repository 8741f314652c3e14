import { listLiveListings } from "@boab/contracts/directory/administration";
import { ListingTabs } from "#areas/admin/listings/listing-tabs.tsx";
import { LiveListings } from "#areas/admin/listings/live-listings.tsx";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import type { Route } from "./+types/live-listings.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Listings", path: "/admin/listings", isIndexed: false });

/** An invalid search is reported next to its field. */
export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const q = searchParams.get("q")?.trim() || undefined;
  try {
    const { list } = await loadList(
      (page) => api(request).call(listLiveListings, { query: { q, ...page } }),
      searchParams,
    );
    return { list, problem: undefined };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "bad_request") throw toBoundaryError(error);
    return { list: emptyList, problem: error.fields.q ?? error.sentence };
  }
}

export default function AdminLiveListings({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Listings"
        lead="Everything people can find in the directory, newest first."
      >
        <ListingTabs current="Live" />
      </AdminHeading>
      <LiveListings {...loaderData} />
    </>
  );
}
