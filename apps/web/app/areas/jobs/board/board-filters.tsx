import { payChoicesDollars, postedDaysChoices } from "@boab/contracts/jobs/limits";
import { formatCount } from "@boab/format/numbers";
import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/ssr/SlidersHorizontal";
import { type ComponentProps, useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Select } from "#ui/forms/select.tsx";
import { cx } from "#ui/layout/cx.ts";
import { jobsPath } from "../paths.ts";
import type { BoardView, FilterChoice } from "./board-view.ts";
import { formatPayLabel, formatPostedLabel } from "./copy.ts";

interface BoardFiltersProps {
  board: BoardView;
  /** The filters belong to the search form above, by its id. */
  formId: string;
  onChange: () => void;
}

/** The filters are part of the search form, so that a search is one URL with or without JavaScript. */
export function BoardFilters({ board, formId, onChange }: BoardFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const { values, applied, payShownCount } = board;
  const count = applied.length;
  return (
    <aside aria-label="Filters" onChange={onChange}>
      <div className="flex items-center justify-between gap-3 max-lg:mb-4">
        <h2 className="text-xl max-lg:hidden">Filters</h2>
        <Button
          variant="strong"
          size="sm"
          aria-expanded={isOpen}
          className="noscript:hidden lg:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontalIcon size={18} aria-hidden="true" />
          {count > 0 ? `Filters, ${count}` : "Filters"}
        </Button>
        {count > 0 && (
          <Link to={jobsPath} className="text-sm font-semibold text-primary-text">
            Clear all
          </Link>
        )}
      </div>
      <div className={cx("lg:mt-4", !isOpen && "max-lg:hidden max-lg:noscript:block")}>
        <ChoiceGroup title="State" name="state" choices={board.states} formId={formId} />
        <ChoiceGroup title="Type" name="type" choices={board.types} formId={formId} />
        <fieldset className="border-t border-line py-5">
          <legend className="float-left mb-2 text-md font-semibold">Pay and date</legend>
          <div className="clear-both space-y-3.5">
            <FilterSelect
              label="At least"
              name="pay"
              form={formId}
              chosen={values.pay}
              placeholder="Any pay"
              options={payChoicesDollars.map((pay) => ({
                value: String(pay),
                label: formatPayLabel(pay),
              }))}
              hint="A year. Hourly pay is compared on a 38-hour week."
            />
            <FilterBox name="pays" value="1" form={formId} isChosen={values.isPayShown}>
              <LabelWithCount label="Only jobs that show pay" count={payShownCount} />
            </FilterBox>
            <FilterSelect
              label="Posted"
              name="posted"
              form={formId}
              chosen={values.posted}
              placeholder="Any time"
              options={postedDaysChoices.map((days) => ({
                value: String(days),
                label: formatPostedLabel(days),
              }))}
            />
          </div>
        </fieldset>
        <div className="hidden noscript:block">
          <Button type="submit" form={formId} variant="secondary" isFull>
            Apply filters
          </Button>
        </div>
      </div>
    </aside>
  );
}

interface ChoiceGroupProps {
  title: string;
  name: string;
  choices: readonly FilterChoice[];
  formId: string;
}

function ChoiceGroup({ title, name, choices, formId }: ChoiceGroupProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="border-t border-line py-5 first:border-0 lg:first:pt-0">
      <legend className="float-left mb-1.5 text-md font-semibold">{title}</legend>
      <div className="clear-both">
        {choices.map((choice) => (
          <FilterBox
            key={choice.value}
            name={name}
            value={choice.value}
            form={formId}
            isChosen={choice.isChosen}
          >
            <LabelWithCount label={choice.label} count={choice.count} />
          </FilterBox>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * A choice shows at once and stays in sync with the URL, because a link can remove it too. The field retains its focus.
 */
function useSyncedChoice<Value>(chosen: Value) {
  const [shown, setShown] = useState(chosen);
  const [previousChosen, setPreviousChosen] = useState(chosen);
  if (previousChosen !== chosen) {
    setPreviousChosen(chosen);
    setShown(chosen);
  }
  return [shown, setShown] as const;
}

type FilterBoxProps = Pick<
  ComponentProps<typeof Checkbox>,
  "name" | "value" | "form" | "children"
> & {
  isChosen: boolean;
};

function FilterBox({ isChosen, ...box }: FilterBoxProps) {
  const [isOn, setOn] = useSyncedChoice(isChosen);
  return <Checkbox {...box} checked={isOn} onChange={({ target }) => setOn(target.checked)} />;
}

type FilterSelectProps = Omit<ComponentProps<typeof Select>, "value" | "onChange"> & {
  chosen: string;
};

function FilterSelect({ chosen, ...select }: FilterSelectProps) {
  const [value, setValue] = useSyncedChoice(chosen);
  return <Select {...select} value={value} onChange={({ target }) => setValue(target.value)} />;
}

const LabelWithCount = ({ label, count }: { label: string; count: number | null }) => (
  <span className="flex flex-1 justify-between gap-3">
    {label}
    {count !== null && <span className="text-ink-3">{formatCount(count)}</span>}
  </span>
);
