import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { listingSearchCopy } from "./copy.ts";
import { listingsPath } from "./search-path.ts";
import type { FilterLink } from "./search-results.ts";

export default function NoResults({ widerSearchLinks }: { widerSearchLinks: FilterLink[] }) {
  return (
    <EmptyState
      title={listingSearchCopy.noneFound}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          {widerSearchLinks.map(({ label, to }) => (
            <LinkButton key={label} to={to} size="sm" variant="secondary" preventScrollReset>
              {label}
            </LinkButton>
          ))}
          <LinkButton to={listingsPath} size="sm" variant="quiet">
            See all businesses
          </LinkButton>
        </div>
      }
    >
      Is your business missing?{" "}
      <LinkButton to="/directory/add-business" variant="quiet" size="sm">
        Register a Business
      </LinkButton>
    </EmptyState>
  );
}
