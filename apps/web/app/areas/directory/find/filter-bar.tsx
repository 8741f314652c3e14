import { states } from "@boab/contracts/directory/limits";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/ssr/MagnifyingGlass";
import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/ssr/SlidersHorizontal";
import { Form } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { buttonStyle } from "#ui/actions/button-style.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { PlaceField } from "./place-field.tsx";
import { RadiusField } from "./radius-field.tsx";
import { listingsPath } from "./search-address.ts";
import type { FilterValues } from "./search-results.ts";
import { useSearchForm } from "./use-search-form.ts";
import { useSyncedInput } from "./use-synced-input.ts";

interface FilterBarProps {
  values: FilterValues;
  appliedCount: number;
}

/** A plain GET form, so that a search is a URL. */
export function FilterBar({ values, appliedCount }: FilterBarProps) {
  const form = useSearchForm();
  return (
    <Form
      ref={form.ref}
      method="get"
      action={listingsPath}
      role="search"
      aria-label="Find a business"
      onSubmit={form.handleSubmit}
      onChange={form.handleChange}
      className="group/bar flex flex-wrap items-center gap-x-3 gap-y-3 lg:gap-x-3.5"
    >
      <div className="flex min-w-0 flex-[1_1_100%] gap-2.5 lg:max-w-[480px] lg:flex-[1_1_300px]">
        <SearchField
          ref={useSyncedInput(values.q)}
          label="Search businesses"
          name="q"
          placeholder="Name, service or suburb"
          defaultValue={values.q}
          maxLength={120}
          className="min-w-0 flex-1"
        />
        <Button type="submit" aria-label="Search" className="max-sm:px-3.5!">
          <MagnifyingGlassIcon weight="bold" size={20} aria-hidden="true" className="sm:hidden" />
          <span className="max-sm:hidden">Search</span>
        </Button>
        <MoreFilters count={appliedCount} />
      </div>
      <div className="hidden w-full flex-wrap items-center gap-x-3.5 gap-y-3 group-has-[[data-filters]:checked]/bar:flex lg:flex lg:w-auto lg:flex-1">
        <PlaceField
          value={values.near}
          onChoose={(near) => form.send({ near })}
          onLocated={form.sendLocation}
          className="w-full sm:w-auto sm:min-w-[240px] sm:flex-1 lg:max-w-[290px]"
        />
        <RadiusField value={values.radius} className="w-[190px] max-sm:w-full" />
        <Select
          ref={useSyncedInput(values.state)}
          label="State"
          isLabelHidden
          isCompact
          name="state"
          placeholder="All states"
          defaultValue={values.state}
          options={states.map((value) => ({ value, label: value }))}
          className="w-[124px]"
        />
        <Select
          ref={useSyncedInput(values.sort)}
          label="Sort by"
          isLabelHidden
          isCompact
          name="sort"
          defaultValue={values.sort}
          options={[
            { value: "newest", label: "Newest" },
            { value: "distance", label: "Nearest" },
          ]}
          className="w-[120px]"
        />
        <Checkbox
          ref={useSyncedInput(values.isOpenOnly)}
          name="open"
          value="1"
          defaultChecked={values.isOpenOnly}
        >
          Open now
        </Checkbox>
      </div>
      <KeptValues values={values} />
    </Form>
  );
}

/** A checkbox, so that the filters open on phones without JavaScript. */
function MoreFilters({ count }: { count: number }) {
  return (
    <label
      className={buttonStyle({
        variant: "secondary",
        className:
          "px-3.5! has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus lg:hidden",
      })}
    >
      <input type="checkbox" data-filters className="sr-only" />
      <SlidersHorizontalIcon size={20} aria-hidden="true" />
      <span className="max-sm:sr-only">Filters</span>
      {count > 0 && (
        <span className="rounded-full bg-support-soft px-2 py-1 text-xs text-support-text">
          {count}
          <span className="sr-only"> {count === 1 ? "filter" : "filters"} on</span>
        </span>
      )}
    </label>
  );
}

/** Values set elsewhere on the page. */
function KeptValues({ values }: { values: FilterValues }) {
  const kept = {
    category: values.category,
    lat: values.lat,
    lon: values.lon,
    show: values.show === "public" ? "" : values.show,
    view: values.view === "map" ? "map" : "",
  };
  return Object.entries(kept)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
