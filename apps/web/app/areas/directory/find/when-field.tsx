import { dayParts } from "@boab/contracts/directory/limits";
import { capitalise } from "@boab/format/sentences";
import { useId, useState } from "react";
import { RadioPill } from "#ui/actions/pill.tsx";
import type { FilterValues, WhenChoice } from "./search-results.ts";
import { useSyncedInput } from "./use-synced-input.ts";

interface WhenFieldProps {
  values: Pick<FilterValues, "day" | "part">;
  choice: WhenChoice;
}

/** When somebody wants to come: a day that one press chooses or any other, and a part of it. */
export function WhenField({ values, choice }: WhenFieldProps) {
  const dateId = useId();
  const isPicked = !choice.days.some(({ value }) => value === values.day);
  return (
    // Positioned, so that words for screen readers scroll along and don't widen the page.
    <div className="no-scrollbar relative -mx-edge flex items-center gap-x-5 gap-y-2 overflow-x-auto px-edge py-1 lg:flex-wrap">
      <RadioPills label="When" name="day" options={choice.days} value={values.day}>
        <span className="flex flex-none items-center gap-2">
          <label htmlFor={dateId} className="sr-only">
            Pick a date
          </label>
          <input
            ref={useSyncedInput(isPicked ? values.day : "")}
            id={dateId}
            type="date"
            name="date"
            min={choice.first}
            max={choice.last}
            defaultValue={isPicked ? values.day : ""}
            className="min-h-10 rounded-full border-[1.5px] border-line bg-surface px-3 text-md pointer-coarse:min-h-11"
          />
        </span>
      </RadioPills>
      {values.day !== "" && (
        <RadioPills label="Time of day" name="part" options={partOptions} value={values.part} />
      )}
    </div>
  );
}

const partOptions = [
  { value: "", label: "Any time" },
  ...dayParts.map((value) => ({ value, label: capitalise(value) })),
];

interface RadioPillsProps {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
  children?: React.ReactNode;
}

function RadioPills({ label, name, options, value, children }: RadioPillsProps) {
  const [chosen, setChosen] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  // Syncs with the URL when it changes from elsewhere.
  if (previousValue !== value) {
    setPreviousValue(value);
    setChosen(value);
  }
  return (
    <fieldset className="flex flex-none items-center gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <RadioPill
          key={option.value}
          name={name}
          value={option.value}
          isChosen={option.value === chosen}
          onChoose={() => setChosen(option.value)}
        >
          {option.label}
        </RadioPill>
      ))}
      {children}
    </fieldset>
  );
}
