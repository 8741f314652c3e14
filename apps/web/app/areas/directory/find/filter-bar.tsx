import { states, weekdays } from "@boab/contracts/directory/limits";
import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/ssr/SlidersHorizontal";
import { useState } from "react";
import { Form } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { cx } from "#ui/layout/cx.ts";
import { PlaceField } from "./place-field.tsx";
import { RadiusField } from "./radius-field.tsx";
import { listingsPath } from "./search-path.ts";
import type { FilterValues, WhenChoice } from "./search-results.ts";
import { useSearchForm } from "./use-search-form.ts";
import { useSyncedInput } from "./use-synced-input.ts";
import { WhenField } from "./when-field.tsx";

interface FilterBarProps {
  values: FilterValues;
  when: WhenChoice;
  appliedCount: number;
}

/** A plain GET form, so that a search is a URL. */
export function FilterBar({ values, when, appliedCount }: FilterBarProps) {
  const form = useSearchForm();
  const [isOpen, setOpen] = useState(false);
  return (
    <Form
      ref={form.ref}
      method="get"
      action={listingsPath}
      role="search"
      aria-label="Find a business"
      onSubmit={form.handleSubmit}
      onChange={form.handleChange}
      className="flex flex-wrap items-center gap-3"
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
        {/* A phone's keyboard has its own, and without a script nothing else applies the filters. */}
        <Button type="submit" className="max-sm:hidden noscript:inline-flex!">
          Search
        </Button>
        <MoreFilters
          count={appliedCount}
          isOpen={isOpen}
          onToggle={() => setOpen((wasOpen) => !wasOpen)}
        />
      </div>
      <div
        id={filtersId}
        className={cx(
          "w-full flex-wrap items-center gap-x-3 gap-y-3 noscript:flex lg:flex lg:w-auto lg:flex-none lg:flex-nowrap",
          isOpen ? "flex" : "hidden",
        )}
      >
        <PlaceField
          value={values.near}
          onChoose={(near) => form.send({ near })}
          onLocated={form.sendLocation}
          className="w-full sm:w-auto sm:min-w-[280px] sm:flex-1 lg:flex-none lg:w-[290px]"
        />
        <RadiusField
          value={values.radius}
          isDisabled={values.near === ""}
          className="w-[150px] max-sm:w-full"
        />
        <Select
          ref={useSyncedInput(values.state)}
          label="State"
          isLabelHidden
          isCompact
          name="state"
          placeholder="All states"
          defaultValue={values.state}
          options={states.map((value) => ({ value, label: value }))}
          className="w-[118px]"
        />
        <Select
          ref={useSyncedInput(values.sort)}
          label="Sort by"
          isLabelHidden
          isCompact
          name="sort"
          defaultValue={values.sort}
          options={
            values.near
              ? [
                  { value: "", label: "Nearest" },
                  { value: "soonest", label: "Soonest free" },
                  { value: "newest", label: "Newest" },
                ]
              : [
                  { value: "", label: "Newest" },
                  { value: "soonest", label: "Soonest free" },
                  { value: "near", label: "Nearest" },
                ]
          }
          className="w-[140px]"
        />
        <Select
          ref={useSyncedInput(values.open)}
          label="Opening hours"
          isLabelHidden
          isCompact
          name="open"
          placeholder="Any hours"
          defaultValue={values.open}
          options={[
            { value: "1", label: "Open now" },
            ...weekdays.map((day) => ({
              value: day,
              label: `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
            })),
          ]}
          className="w-[128px]"
        />
      </div>
      <div className="w-full min-w-0">
        <WhenField values={values} choice={when} />
      </div>
      <HiddenFields values={values} />
    </Form>
  );
}

interface MoreFiltersProps {
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** On phones, this button opens the filters. Without JavaScript the filters are always open. */
function MoreFilters({ count, isOpen, onToggle }: MoreFiltersProps) {
  return (
    <Button
      variant="secondary"
      aria-expanded={isOpen}
      aria-controls={filtersId}
      onClick={onToggle}
      className="px-3.5! noscript:hidden lg:hidden"
    >
      <SlidersHorizontalIcon size={20} aria-hidden="true" />
      <span className="max-sm:sr-only">Filters</span>
      {count > 0 && (
        <span className="rounded-full bg-support-soft px-2 py-1 text-xs text-support-text">
          {count}
          <span className="sr-only"> {count === 1 ? "filter" : "filters"} on</span>
        </span>
      )}
    </Button>
  );
}

const filtersId = "filters";

/** Values set elsewhere on the page. */
function HiddenFields({ values }: { values: FilterValues }) {
  const otherValues = {
    category: values.category,
    lat: values.lat,
    lon: values.lon,
    show: values.show === "public" ? "" : values.show,
    view: values.view === "map" ? "map" : "",
  };
  return Object.entries(otherValues)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
