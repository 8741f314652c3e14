import { CaretDownIcon } from "@phosphor-icons/react/dist/ssr/CaretDown";
import type { ChangeEvent, ComponentProps } from "react";
import { cx } from "#ui/layout/cx.ts";
import { type CommonFieldProps, Field, inputStyle } from "./field.tsx";

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string>
  extends CommonFieldProps,
    Omit<ComponentProps<"select">, "className" | "children"> {
  options: readonly SelectOption<Value>[];
  /** Called with the chosen option; empty for the placeholder. */
  onChoose?: ((value: Value | "") => void) | undefined;
  /** The empty first option: "Choose a category". */
  placeholder?: string | undefined;
  /** Less padding, for a row of filters. */
  isCompact?: boolean | undefined;
}

/** A native select: best on phones, and it works without JavaScript. */
export function Select<Value extends string>({
  label,
  isLabelHidden,
  hint,
  error,
  counter,
  className,
  id,
  options,
  placeholder,
  isCompact = false,
  onChoose,
  onChange,
  ...select
}: SelectProps<Value>) {
  function choose(event: ChangeEvent<HTMLSelectElement>) {
    onChange?.(event);
    onChoose?.(options.find(({ value }) => value === event.target.value)?.value ?? "");
  }

  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      counter={counter}
      className={className}
      id={id}
    >
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            onChange={choose}
            className={cx(
              inputStyle,
              "appearance-none truncate",
              isCompact ? "pr-7 pl-3" : "pr-11",
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <CaretDownIcon
            size={isCompact ? 16 : 20}
            aria-hidden="true"
            className={cx(
              "pointer-events-none absolute inset-y-0 my-auto text-ink-3",
              isCompact ? "right-2.5" : "right-3.5",
            )}
          />
        </div>
      )}
    </Field>
  );
}
