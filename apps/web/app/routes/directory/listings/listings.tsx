import { hasStaffStatus } from "@boab/contracts/accounts/roles";
import { useCallback, useState } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { bookHref } from "#areas/bookings/paths.ts";
import { formatSlotValue } from "#areas/bookings/slot-value.ts";
import { deleteListing } from "#areas/directory/delete-listing.server.ts";
import { FilterBar } from "#areas/directory/find/filter-bar.tsx";
import { FilterPills } from "#areas/directory/find/filter-pills.tsx";
import type { BuildBookHref } from "#areas/directory/find/free-times.server.ts";
import { buildListingElementId } from "#areas/directory/find/listing-tile.tsx";
import { loadListings, readShowFilter } from "#areas/directory/find/load-listings.server.ts";
import { MapColumn } from "#areas/directory/find/map-column.tsx";
import { PromotedPlace } from "#areas/directory/find/promoted-place.tsx";
import { ResultList } from "#areas/directory/find/result-list.tsx";
import { ScopeSwitch } from "#areas/directory/find/scope-switch.tsx";
import { SearchNotes } from "#areas/directory/find/search-notes.tsx";
import { listingsPath, withChanges } from "#areas/directory/find/search-path.ts";
import { useFocusAfterRemoval } from "#areas/directory/find/use-focus-after-removal.ts";
import { ViewSwitch } from "#areas/directory/find/view-switch.tsx";
import type { ListingCardView } from "#areas/directory/listing-card.ts";
import { api } from "#lib/api/api.server.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { FREE_TIMES_CACHE_CONTROL, PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { config } from "#lib/http/config.server.ts";
import { getRegisterPath } from "#lib/session/redirect.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { useSession } from "#lib/session/session.ts";
import {
  LazyBoundary,
  LoadFailure,
  lazyComponent,
  PendingOverlay,
} from "#ui/feedback/lazy-boundary.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { cx } from "#ui/layout/cx.ts";
import { useList } from "#ui/list-page/use-list.ts";

// A search without results is rare, so its code isn't in the page's script. The server renders it directly.
const NoResults = lazyComponent(() => import("#areas/directory/find/no-results.tsx"));
// The code is loaded only when somebody deletes or leaves a listing.
const DeleteListingDialog = lazyComponent(
  () => import("#areas/directory/delete-listing-dialog.tsx"),
);
const LeaveListingDialog = lazyComponent(
  () => import("#areas/directory/editing/people/leave-listing-dialog.tsx"),
);

export { headersFromLoader as headers } from "#lib/http/cache.ts";

/** The public list is the same for everyone; `show` makes it personal. */
export async function loader({ request, url }: LoaderFunctionArgs) {
  // Not `request.url`, which contains the router's own parameters.
  const { searchParams, pathname, search } = url;
  const isOwn = readShowFilter(searchParams) !== "public";
  if (isOwn && !(await loadCurrentProfile(request)))
    throw redirect(getRegisterPath(pathname + search));
  const client = isOwn ? api(request) : publicApi(request);
  const found = await loadListings(client, searchParams, new Date(), buildBookHref);
  return data(
    { found, mapStyleUrl: config.map.styleUrl },
    { headers: { "Cache-Control": isOwn ? PRIVATE_CACHE_CONTROL : FREE_TIMES_CACHE_CONTROL } },
  );
}

const buildBookHref: BuildBookHref = (slug, { slot, ...choice }) =>
  bookHref(slug, { ...choice, start: slot && formatSlotValue(slot) });

export const action = ({ request }: ActionFunctionArgs) => deleteListing(request);

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  buildPageMeta({
    title: loaderData?.found.applied.length ? loaderData.found.heading : "Find a business",
    description:
      "Find African-owned businesses in Australia on a list or a map: who's open, how far away they are and how to get in touch.",
    path: listingsPath,
    // Only the unfiltered list is indexed.
    isIndexed: loaderData?.found.applied.length === 0,
  });

export default function Listings() {
  const { found, mapStyleUrl } = useLoaderData<typeof loader>();
  const { profile } = useSession();
  const [params] = useSearchParams();
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [listingToDelete, setListingToDelete] = useState<ListingCardView | null>(null);
  const [listingToLeave, setListingToLeave] = useState<ListingCardView | null>(null);
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(found);
  const { values } = found;
  const list = useList(found.list, ({ id }) => id, { ignoredParams: ["view"] });
  const isEmpty = list.rows.length === 0;
  const mayDelete = (card: ListingCardView) => hasStaffStatus(profile) || card.mayDelete;
  // In the member's own list, a listing that they can't delete is one that they edit for its owner.
  const mayLeave = (card: ListingCardView) => values.show === "mine" && !card.mayDelete;

  const select = useCallback((id: string | null) => {
    setSelectedId(id);
    if (id)
      document.getElementById(buildListingElementId(id))?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <>
      <div className="z-30 border-y border-line bg-surface px-edge py-4 xl:sticky xl:top-15">
        <FilterBar values={values} when={found.when} appliedCount={found.applied.length} />
        <FilterPills found={found} allCategoriesPath={withChanges(params, { category: null })} />
      </div>
      <div className="grid items-start lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <section
          aria-labelledby="results"
          className={cx(
            "pr-gutter pl-edge pt-6 pb-24 lg:pt-8",
            values.view === "map" && "max-lg:hidden",
          )}
        >
          <ScopeSwitch shown={values.show} />
          <div className="mb-5">
            <h1 id="results" ref={heading} tabIndex={-1} className="text-2xl leading-tight">
              {found.heading}
            </h1>
            {!isEmpty && (
              <p className="text-sm text-ink-3">
                {[found.askNote, found.order].filter(Boolean).join(" ")}
              </p>
            )}
          </div>
          <SearchNotes {...found} />
          {found.promoted && <PromotedPlace card={found.promoted} />}
          {isEmpty ? (
            <LazyBoundary failed={<LoadFailure />}>
              <NoResults widerSearchLinks={found.widerSearches} />
            </LazyBoundary>
          ) : (
            <ResultList
              list={list}
              found={found}
              highlightedId={hoveredId ?? selectedId}
              onPoint={setHoveredId}
              onDelete={setListingToDelete}
              mayDelete={mayDelete}
              onLeave={setListingToLeave}
              mayLeave={mayLeave}
            />
          )}
        </section>
        {values.view === "map" && found.placeProblem && (
          <Note role="status" className="m-4 lg:hidden">
            {found.placeProblem}
          </Note>
        )}
        <MapColumn
          found={found}
          cards={list.rows}
          styleUrl={mapStyleUrl}
          highlightedId={hoveredId}
          selectedId={selectedId}
          onSelect={select}
        />
      </div>
      <ViewSwitch view={values.view} />
      {(listingToDelete || listingToLeave) && (
        <LazyBoundary
          pending={<PendingOverlay />}
          failed={
            <LoadFailure className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl shadow-3" />
          }
        >
          {listingToDelete && (
            <DeleteListingDialog
              listing={listingToDelete}
              isOpen
              onClose={() => setListingToDelete(null)}
              onDeleted={() => setListingToDelete(null)}
            />
          )}
          {listingToLeave && (
            <LeaveListingDialog
              listing={listingToLeave}
              isOpen
              onClose={() => setListingToLeave(null)}
              onLeft={() => setListingToLeave(null)}
            />
          )}
        </LazyBoundary>
      )}
    </>
  );
}
