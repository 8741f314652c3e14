import { CaretDownIcon } from "@phosphor-icons/react/dist/ssr/CaretDown";
import type { ComponentProps } from "react";
import { cx } from "#ui/layout/cx.ts";
import { Field, type FieldText, inputStyle } from "./field.tsx";

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldText,
    Omit<ComponentProps<"select">, "className" | "children"> {
  options: readonly SelectOption[];
  /** The empty first option: "Choose a category". */
  placeholder?: string | undefined;
  /** Less padding, for a row of filters. */
  isCompact?: boolean | undefined;
}

/** A native select: best on phones, and it works without JavaScript. */
export function Select({
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
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, counter, className, id }}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
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
