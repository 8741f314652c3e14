import { formatCount } from "@boab/format/numbers";
import type { ChangeEvent, ReactNode } from "react";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { ChoiceView } from "./catalog-view.ts";
import { findSwatch } from "./swatches.ts";
import type { CatalogForm } from "./use-catalog-form.ts";

interface GroupProps {
  title: string;
  children: ReactNode;
}

export const FilterGroup = ({ title, children }: GroupProps) => (
  <fieldset className="border-t border-line py-5 first-of-type:border-0 first-of-type:pt-0">
    <legend className="float-left mb-2.5 text-base leading-snug font-[640]">{title}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
);

interface ChoiceGroup {
  name: string;
  form: CatalogForm;
  /** The id of the page's form, which the inputs belong to. */
  formId: string | undefined;
}

export interface ChoicesProps extends ChoiceGroup {
  choices: readonly ChoiceView[];
}

const getInputProps = ({ name, form, formId }: ChoiceGroup, value: string) => ({
  name,
  value,
  form: formId,
  checked: form.isOn(name, value),
  onChange: (event: ChangeEvent<HTMLInputElement>) =>
    form.toggle(name, value, event.target.checked),
});

const shownChoiceCount = 6;

/** Boxes to tick, with how many items each would leave; the rest opens on demand. */
export function CheckChoices({ choices, ...props }: ChoicesProps) {
  const rest = choices.slice(shownChoiceCount);
  const isOpen = rest.some(({ value }) => props.form.isOn(props.name, value));
  return (
    <>
      <CheckRows {...props} choices={choices.slice(0, shownChoiceCount)} />
      {rest.length > 0 && (
        <details open={isOpen} className="group">
          <summary className="link inline-flex min-h-11 items-center text-sm group-open:hidden md:min-h-8">
            Show all {choices.length}
          </summary>
          <CheckRows {...props} choices={rest} />
        </details>
      )}
    </>
  );
}

const CheckRows = ({ choices, ...group }: ChoicesProps) =>
  choices.map(({ value, label, count }) => (
    <div key={value} className="flex items-center justify-between gap-3">
      <Checkbox {...getInputProps(group, value)}>{label}</Checkbox>
      <Count>{count}</Count>
    </div>
  ));

export const Count = ({ children }: { children: number | null }) =>
  children === null ? null : <span className="text-sm text-ink-3">{formatCount(children)}</span>;

/** Short values side by side. */
export const PillChoices = ({ choices, ...group }: ChoicesProps) => (
  <div className="flex flex-wrap gap-2">
    {choices.map(({ value, label }) => (
      <label key={value} className="relative">
        <input
          type="checkbox"
          {...getInputProps(group, value)}
          className="peer absolute inset-0 m-0 size-full appearance-none rounded-full"
        />
        <span className="pointer-events-none inline-flex min-h-10 min-w-[46px] items-center justify-center rounded-full border-[1.5px] border-line bg-surface px-3 text-md font-[550] peer-checked:border-ink peer-checked:bg-ink peer-checked:text-on-ink peer-hover:border-ink-3 pointer-coarse:min-h-11">
          {label}
        </span>
      </label>
    ))}
  </div>
);

/** Known colours show as swatches, the others as words. */
export function ColourChoices({ choices, ...group }: ChoicesProps) {
  const choicesWithSwatch = choices.filter(({ value }) => findSwatch(value));
  const choicesWithoutSwatch = choices.filter(({ value }) => !findSwatch(value));
  return (
    <>
      <div className="-ml-1 flex flex-wrap gap-1">
        {choicesWithSwatch.map(({ value, label }) => (
          <label
            key={value}
            title={label}
            className={cx(
              "relative grid size-[38px] place-items-center rounded-full border-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:size-11",
              group.form.isOn(group.name, value) ? "border-ink" : "border-transparent",
            )}
          >
            <input
              type="checkbox"
              {...getInputProps(group, value)}
              className="absolute inset-0 m-0 size-full appearance-none rounded-full outline-none!"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: findSwatch(value) }}
              className="pointer-events-none size-[26px] rounded-full border border-ink/20"
            />
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
      {choicesWithoutSwatch.length > 0 && (
        <div className="mt-3">
          <PillChoices {...group} choices={choicesWithoutSwatch} />
        </div>
      )}
    </>
  );
}
