import { type ReactNode, useId } from "react";
import { cx } from "#ui/layout/cx.ts";
import { choiceStyle } from "./checkbox.tsx";
import { FieldError, labelStyle } from "./field.tsx";

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean | undefined;
  name: string;
  options: readonly RadioOption<Value>[];
  defaultValue?: string | undefined;
  value?: string | undefined;
  onChange?: ((value: Value) => void) | undefined;
  isRequired?: boolean | undefined;
  error?: ReactNode;
  className?: string | undefined;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId();
  const { value, onChange, defaultValue, error } = props;
  const isControlled = value !== undefined;

  return (
    <fieldset
      className={props.className}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={cx(labelStyle, props.isLabelHidden && "sr-only")}>{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value} className={choiceStyle}>
          <input
            type="radio"
            name={props.name}
            value={option.value}
            required={props.isRequired}
            disabled={option.isDisabled}
            {...(isControlled
              ? { checked: value === option.value }
              : { defaultChecked: defaultValue === option.value })}
            onChange={() => onChange?.(option.value)}
            className="m-0 size-5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-surface checked:border-[6px] checked:border-primary disabled:border-line disabled:bg-sunk"
          />
          <span>
            {option.label}
            {option.hint && <span className="block text-xs text-ink-3">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
