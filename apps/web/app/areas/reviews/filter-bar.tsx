import type { ReviewFilter, ReviewOrder } from "@boab/contracts/reviews/reviews";
import { useSearchParams } from "react-router";
import { withParams } from "#lib/http/with-params.ts";
import { PillLink } from "#ui/actions/pill.tsx";

interface FilterBarProps {
  sort: ReviewOrder;
  show: ReviewFilter | null;
}

const filters = [
  { value: null, label: "All" },
  { value: "customers", label: "Customers" },
  { value: "verified", label: "Verified" },
  { value: "replied", label: "With a reply" },
] as const;

const orders: Record<ReviewOrder, string> = {
  newest: "Newest",
  helpful: "Most helpful",
  highest: "Highest",
  lowest: "Lowest",
};

/** The filters are links, so that a filtered list has a URL and works without JavaScript. */
export function FilterBar({ sort, show }: FilterBarProps) {
  const [params] = useSearchParams();
  const to = (changes: Record<string, string | undefined>) =>
    withParams(params, { write: undefined, ...changes });
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 pb-2">
      <nav
        aria-label="Show"
        className="-mx-gutter flex items-center gap-2 overflow-x-auto px-gutter py-1 md:mx-0 md:px-0"
      >
        {filters.map(({ value, label }) => (
          <PillLink key={label} to={to({ show: value ?? undefined })} isOn={show === value} replace>
            {label}
          </PillLink>
        ))}
      </nav>
      <nav
        aria-label="Sort by"
        className="-mx-gutter flex items-center gap-2 overflow-x-auto px-gutter py-1 md:mx-0 md:px-0"
      >
        {Object.entries(orders).map(([value, label]) => (
          <PillLink
            key={value}
            to={to({ sort: value === "newest" ? undefined : value })}
            isOn={sort === value}
            replace
          >
            {label}
          </PillLink>
        ))}
      </nav>
    </div>
  );
}
