import { maySeeMarketplace } from "@boab/contracts/common/access";
import { formatList } from "@boab/format/lists";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/ssr/MagnifyingGlass";
import { useEffect } from "react";
import { Form, Link } from "react-router";
import { savePlace } from "#areas/search/known-place.ts";
import { searchPath } from "#areas/search/paths.ts";
import { saveRecentSearch } from "#areas/search/recent-searches.ts";
import SearchBox from "#areas/search/search-box.tsx";
import { api } from "#lib/api/api.server.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { useSession } from "#lib/session/session.ts";
import { useLaunchSwitches } from "#shell/launch-switches.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { PillLink } from "#ui/actions/pill.tsx";
import { emptyStateCopy } from "#ui/feedback/copy.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { Route } from "./+types/search.ts";
import { loadResults } from "./load-results.server.ts";
import { PlaceChoice } from "./place-choice.tsx";
import { ResultSections } from "./result-sections.tsx";
import type { SearchView } from "./search-view.ts";

/** The page is private, because the results depend on which areas the person may open. */
export const loader = ({ request, url }: Route.LoaderArgs) =>
  // Not `request.url`, which contains the router's own parameters.
  loadResults({ own: api(request), open: publicApi(request) }, url.searchParams, new Date());

export const meta = ({ loaderData }: Route.MetaArgs) =>
  buildPageMeta({
    title: loaderData?.q ? `${loaderData.q}: search` : "Search",
    description: "Search everything on Boab in one place.",
    path: searchPath,
    isIndexed: false,
  });

export default function Search({ loaderData: view }: Route.ComponentProps) {
  const { q, place, found } = view;
  useEffect(() => saveRecentSearch(q), [q]);
  useEffect(() => {
    if (place) savePlace({ near: place.label, lat: place.lat, lon: place.lon });
  }, [place]);
  useHeaderField(q);

  return (
    <Container className="pt-4 pb-section md:pt-9">
      <Form
        action={searchPath}
        role="search"
        // On wide screens the header has this field, and shows the query once the script has run.
        className={cx("relative z-30 mb-5 max-w-2xl", q && "xl:hidden xl:noscript:block")}
      >
        <MagnifyingGlassIcon
          size={20}
          className="pointer-events-none absolute top-3 left-4 z-10 text-ink-3"
        />
        <SearchBox initial={q} />
      </Form>
      <h1 className="text-4xl">{found ? found.heading : q ? `Search for “${q}”` : "Search"}</h1>
      <SearchLine view={view} />
      {q === "" && <KindsLine />}
      {view.isUnavailable && <Unavailable />}
      {found && found.count === 0 && <NothingFound view={view} />}
      {found && found.count > 0 && (
        <>
          <nav
            aria-label="Kinds of results"
            className="no-scrollbar sticky top-15 z-20 -mx-gutter mt-3.5 flex gap-2.5 overflow-x-auto border-b border-line bg-paper px-gutter py-3.5"
          >
            {found.tabs.map(({ label, count, to, isOn }) => (
              <PillLink key={label} to={to} isOn={isOn} className="min-h-11!">
                {label} <span className="font-[450] opacity-75">{count}</span>
              </PillLink>
            ))}
          </nav>
          {found.late.length > 0 && <UnavailableKindsNote kinds={found.late} />}
          <ResultSections found={found} />
        </>
      )}
    </Container>
  );
}

/** X-06: items are mentioned only to people who may see the marketplace. */
function KindsLine() {
  const { profile } = useSession();
  const mentionsItems = maySeeMarketplace(profile, useLaunchSwitches());
  return (
    <p className="mt-3 text-ink-2">
      Businesses, {mentionsItems && "items, "}jobs and articles, all in one place.
    </p>
  );
}

/** Shows the query in the header's search field, which is empty on other pages. */
function useHeaderField(q: string) {
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>("header input[name=q]:not([role])");
    if (!field) return;
    field.value = q;
    return () => {
      field.value = "";
    };
  }, [q]);
}

function SearchLine({ view: { q, found, near, place, placeProblem, kind } }: { view: SearchView }) {
  if (q === "") return null;
  const also = found?.alsoSearchedFor ?? [];
  return (
    <div className="mt-2.5 space-y-2 text-ink-2">
      {found?.corrected && (
        <p>
          No results for “{q}”. Showing results for <b>{found.corrected}</b>.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
        {found && also.length > 0 && (
          <p>
            Also searched for <b>{formatList(also)}</b>.{" "}
            <Link to={found.exactTo} className="link inline-block py-2.5">
              Only “{found.corrected ?? q}”
            </Link>
          </p>
        )}
        <PlaceChoice q={q} kind={kind} near={near} name={place?.name ?? null} />
      </div>
      {placeProblem && <Note role="status">{placeProblem}</Note>}
    </div>
  );
}

const Unavailable = () => (
  <Note tone="warn" role="alert" className="mt-6 max-w-xl">
    <b>Search isn't available right now.</b>
    <br />
    <Link to="" reloadDocument className="link inline-block py-2.5">
      Try again
    </Link>
  </Note>
);

const UnavailableKindsNote = ({ kinds }: { kinds: string[] }) => (
  <Note tone="warn" role="status" className="mt-6">
    We couldn't search {formatList(kinds)} just now. Please try again in a moment.
  </Note>
);

const NothingFound = ({ view: { q } }: { view: SearchView }) => (
  <EmptyState
    title={emptyStateCopy.noResults}
    headingLevel="h2"
    className="mt-8"
    action={
      <div className="flex flex-wrap justify-center gap-2.5">
        <LinkButton to="/directory/listings" size="sm" variant="secondary">
          See all businesses
        </LinkButton>
        <LinkButton to="/directory/jobs" size="sm" variant="quiet">
          See all jobs
        </LinkButton>
      </div>
    }
  >
    We looked for “{q}” in every part of Boab. Try fewer words, or another spelling.
  </EmptyState>
);
