import { getKeys } from "@boab/contracts/common/keys";
import type { ItemListFilter } from "@boab/contracts/marketplace/item-limits";
import type { ItemCounts } from "@boab/contracts/marketplace/items";
import { formatCount } from "@boab/format/numbers";
import { Form, useSearchParams } from "react-router";
import { withParams } from "#lib/http/with-params.ts";
import { PillLink } from "#ui/actions/pill.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { useTypedValue } from "#ui/forms/use-typed-value.ts";

const names: Record<ItemListFilter, string> = {
  all: "All",
  live: "Live",
  low: "Low stock",
  out: "Out of stock",
  draft: "Draft",
  archived: "Archived",
};

interface ItemFiltersProps {
  counts: ItemCounts;
  state: ItemListFilter;
  q: string;
}

/** Filters the seller's own items through the URL. */
export function ItemFilters({ counts, state, q }: ItemFiltersProps) {
  const [params] = useSearchParams();
  const shown = getKeys(names).filter(
    // Drafts and archived items only where there are some.
    (one) => counts[one] > 0 || one === state || !["draft", "archived"].includes(one),
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Form role="search" method="get" className="w-full sm:w-[340px]">
        {state !== "all" && <input type="hidden" name="state" value={state} />}
        <SearchField
          ref={useTypedValue(q)}
          name="q"
          label="Search your items"
          placeholder="Search your items"
          defaultValue={q}
          maxLength={100}
        />
      </Form>
      <nav aria-label="Show items" className="-mx-gutter overflow-x-auto px-gutter">
        <ul className="flex gap-2 py-1 *:flex-none">
          {shown.map((one) => (
            <li key={one}>
              <PillLink
                to={withParams(params, { state: one === "all" ? undefined : one })}
                isOn={one === state}
              >
                {names[one]} <span>{formatCount(counts[one])}</span>
              </PillLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
