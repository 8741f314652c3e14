import { WarningCircleIcon } from "@phosphor-icons/react/dist/ssr/WarningCircle";
import { type ReactNode, useId } from "react";
import { cx } from "#ui/layout/cx.ts";

/** Shared by every form control. */
export interface CommonFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Small text to the right of the label: "Optional", "38 of 40 words". */
  counter?: string | undefined;
  /** The counter is over its limit. */
  isOverLimit?: boolean | undefined;
  className?: string | undefined;
}

export interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps extends CommonFieldProps {
  id?: string | undefined;
  /** The id of a further description, besides hint and error. */
  describedBy?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

export const inputStyle =
  "block w-full min-h-12 rounded-md border-[1.5px] border-line-strong bg-surface px-3.5 py-[11px] text-base leading-normal text-ink placeholder:text-ink-3 hover:border-ink-2 focus:border-focus focus:outline-3 focus:outline-offset-0 focus:outline-focus/28 aria-invalid:border-danger aria-invalid:bg-[color-mix(in_srgb,var(--danger-soft)_34%,var(--surface))] disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-3";

export const labelStyle = "mb-1.5 flex justify-between gap-3 text-md font-semibold";

/** Label, control and hint or error, linked for screen readers. */
export function Field(props: FieldProps) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const { label, hint, error, counter } = props;
  const describedBy = cx(
    error ? `${id}-error` : undefined,
    hint ? `${id}-hint` : undefined,
    props.isOverLimit && `${id}-counter`,
    props.describedBy,
  );

  return (
    <div className={props.className}>
      <div className={cx(labelStyle, props.isLabelHidden && "sr-only")}>
        <label htmlFor={id}>{label}</label>
        {counter && (
          <span
            id={`${id}-counter`}
            className={cx(
              "text-right",
              props.isOverLimit ? "text-danger" : "font-normal text-ink-3",
            )}
          >
            {counter}
          </span>
        )}
      </div>
      {props.children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs leading-[1.4] text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p
      id={id}
      className="mt-1.5 flex items-start gap-1.5 text-sm leading-[1.4] font-[550] text-danger"
    >
      <WarningCircleIcon weight="fill" size={17} className="mt-px flex-none" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
