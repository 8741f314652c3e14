import { CheckIcon } from "@phosphor-icons/react/dist/ssr/Check";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "#ui/layout/cx.ts";
import { FieldError } from "./field.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
}

export const choiceStyle =
  "flex min-h-11 items-center gap-2.5 text-md has-disabled:text-ink-3 md:min-h-8";

/** A native input with custom styling. */
export function Checkbox({ children, hint, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const describedBy = cx(error ? `${id}-error` : undefined, hint ? `${id}-hint` : undefined);

  return (
    <div className={className}>
      <label className={choiceStyle}>
        <span className="relative grid size-5 flex-none place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            className="peer absolute inset-0 m-0 size-5 appearance-none rounded-[5px] border-[1.5px] border-line-strong bg-surface checked:border-primary checked:bg-primary disabled:border-line disabled:bg-sunk aria-invalid:border-danger"
          />
          <CheckIcon
            weight="bold"
            size={14}
            aria-hidden="true"
            className="pointer-events-none relative text-transparent peer-checked:text-on-primary peer-checked:peer-disabled:text-ink-3"
          />
        </span>
        <span>{children}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 pl-[30px] text-xs leading-[1.4] text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
