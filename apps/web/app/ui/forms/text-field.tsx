import type { ComponentProps, ReactNode } from "react";
import { cx } from "#ui/layout/cx.ts";
import { type CommonFieldProps, Field, inputStyle } from "./field.tsx";

export interface TextFieldProps
  extends CommonFieldProps,
    Omit<ComponentProps<"input">, "className" | "prefix"> {
  /** Inside the box: "$", "@", or an icon. */
  prefix?: ReactNode;
  /** A control on the right inside the box, such as show password. */
  suffix?: ReactNode;
}

export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  counter,
  className,
  prefix,
  suffix,
  id,
  type = "text",
  "aria-describedby": describedBy,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      counter={counter}
      className={className}
      id={id}
      describedBy={describedBy}
    >
      {(control) => (
        <div className="relative">
          {prefix && (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-3">
              {prefix}
            </span>
          )}
          <input
            {...input}
            {...control}
            type={type}
            className={cx(
              inputStyle,
              Boolean(prefix) && (typeof prefix === "string" ? "pl-8" : "pl-11"),
              Boolean(suffix) && "pr-13",
            )}
          />
          {suffix && (
            <span className="absolute inset-y-0 right-0.5 flex items-center">{suffix}</span>
          )}
        </div>
      )}
    </Field>
  );
}
