import { choiceStyle } from "#ui/forms/checkbox.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { StarShape } from "#ui/media/star-shape.tsx";
import type { CatalogView } from "./catalog-view.ts";
import { CheckChoices, ColourChoices, Count, FilterGroup, PillChoices } from "./filter-choices.tsx";
import { PriceFilter } from "./price-filter.tsx";
import type { CatalogForm } from "./use-catalog-form.ts";

interface CatalogFiltersProps {
  view: CatalogView;
  form: CatalogForm;
  /** The id of the page's form. Inputs in the drawer belong to no form, because the drawer needs JavaScript anyway. */
  formId?: string | undefined;
}

/** Every filter, beside the results or in the drawer. */
export function CatalogFilters({ view, form, formId }: CatalogFiltersProps) {
  const { filters, price } = view;
  const formProps = { form, formId };
  return (
    <>
      {filters.categories.length > 0 && (
        <FilterGroup title="Category">
          <CheckChoices {...formProps} name="cat" choices={filters.categories} />
        </FilterGroup>
      )}
      <FilterGroup title="Price">
        <PriceFilter {...formProps} price={price} />
      </FilterGroup>
      {filters.colours.length > 0 && (
        <FilterGroup title="Colour">
          <ColourChoices {...formProps} name="color" choices={filters.colours} />
        </FilterGroup>
      )}
      {filters.sizes.length > 0 && (
        <FilterGroup title="Size">
          <PillChoices {...formProps} name="size" choices={filters.sizes} />
        </FilterGroup>
      )}
      <FilterGroup title="Rating">
        <Ratings {...formProps} view={view} />
      </FilterGroup>
      <FilterGroup title="Shipping and stock">
        {(
          [
            ["fship", "Free shipping", filters.fship],
            ["fret", "Free returns", filters.fret],
            ["stock", "In stock", filters.stock],
          ] as const
        ).map(([name, label, count]) => (
          <div key={name} className="flex items-center justify-between gap-3">
            <Switch
              name={name}
              value="1"
              form={formId}
              checked={form.getValue(name) === "1"}
              onChange={(event) => form.set({ [name]: event.target.checked ? "1" : "" })}
              className="text-md md:min-h-9"
            >
              {label}
            </Switch>
            <Count>{count}</Count>
          </div>
        ))}
      </FilterGroup>
      {(
        [
          ["brand", "Brand", filters.brands],
          ["gender", "For", filters.genders],
          ["style", "Style", filters.styles],
          ["cond", "Condition", filters.conditions],
        ] as const
      )
        .filter(([, , choices]) => choices.length > 0)
        .map(([name, title, choices]) => (
          <FilterGroup key={name} title={title}>
            <CheckChoices {...formProps} name={name} choices={choices} />
          </FilterGroup>
        ))}
    </>
  );
}

/** CATLG-13: radio buttons for the minimum rating, with "Any rating" last. */
function Ratings({ view, form, formId }: CatalogFiltersProps) {
  const chosen = form.getValue("minRating");
  // The page and the drawer need different names, so that their radio buttons form separate groups.
  const name = formId ? "minRating" : "minRating-drawer";
  return [...view.filters.ratings, { value: "", label: "", count: null }].map(
    ({ value, count }) => (
      <div key={value} className="flex items-center justify-between gap-3">
        <label className={choiceStyle}>
          <input
            type="radio"
            name={name}
            value={value}
            form={formId}
            checked={chosen === value}
            onChange={() => form.set({ minRating: value })}
            className="m-0 size-5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-surface checked:border-[6px] checked:border-primary"
          />
          {value === "" ? "Any rating" : <Stars count={Number(value)} />}
        </label>
        {count !== null && <Count>{count}</Count>}
      </div>
    ),
  );
}

const Stars = ({ count }: { count: number }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden="true" className="flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <StarShape
          key={star}
          size={16}
          className={star <= count ? "text-star" : "text-line-strong/50"}
        />
      ))}
    </span>
    <span className="sr-only">{count === 1 ? "1 star" : `${count} stars`} </span>
    and up
  </span>
);
