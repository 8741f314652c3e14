import { Link } from "react-router";
import { AppliedPill, PillLink } from "#ui/actions/pill.tsx";
import { scrollFocusedIntoView } from "#ui/actions/scroll-focused-into-view.ts";
import { CategoryIcon } from "../category-icon.tsx";
import { listingsPath } from "./search-path.ts";
import type { SearchResults } from "./search-results.ts";

interface FilterPillsProps {
  found: Pick<SearchResults, "categories" | "applied" | "values">;
  allCategoriesPath: string;
}

export function FilterPills({ found, allCategoriesPath }: FilterPillsProps) {
  const { categories, applied, values } = found;
  return (
    <div className="no-scrollbar mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-3 xl:flex-nowrap xl:overflow-x-auto">
      <nav
        aria-label="Categories"
        onFocus={scrollFocusedIntoView}
        className="no-scrollbar -mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:flex-wrap lg:px-1 xl:flex-none xl:flex-nowrap xl:overflow-visible"
      >
        <PillLink to={allCategoriesPath} isOn={values.category === ""}>
          All
        </PillLink>
        {categories.map(({ label, to }) => (
          <PillLink key={label} to={to} isOn={values.category === label}>
            <CategoryIcon category={label} />
            {label}
          </PillLink>
        ))}
      </nav>
      {applied.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 xl:flex-none xl:flex-nowrap">
          {applied.map(({ label, to }) => (
            <AppliedPill key={label} to={to}>
              {label}
            </AppliedPill>
          ))}
          <Link
            to={listingsPath}
            preventScrollReset
            className="inline-flex min-h-11 items-center flex-none px-2 text-sm font-semibold text-primary-text hover:underline"
          >
            Clear all
          </Link>
        </div>
      )}
    </div>
  );
}
