import type { OpenWindow } from "@boab/contracts/directory/hours";
import { useId } from "react";
import { Button } from "#ui/actions/button.tsx";
import { FieldError, inputStyle } from "#ui/forms/field.tsx";
import { cx } from "#ui/layout/cx.ts";

interface SecondWindowProps {
  label: string;
  value: OpenWindow;
  error: string | undefined;
  /** Undefined removes it. */
  onChange: (window: OpenWindow | undefined) => void;
  className?: string | undefined;
}

export function SecondWindow({ label, value, error, onChange, className }: SecondWindowProps) {
  const errorId = useId();
  return (
    <div className={cx("mt-1.5", className)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <WindowTimes
          label={`${label} second window`}
          value={value}
          errorId={error && errorId}
          onChange={onChange}
        />
        <Button
          variant="quiet"
          size="xs"
          aria-label={`Remove the second window on ${label}`}
          onClick={() => onChange(undefined)}
        >
          Remove
        </Button>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

interface WindowTimesProps {
  label: string;
  value: OpenWindow;
  errorId: string | undefined;
  onChange: (window: OpenWindow) => void;
}

export const WindowTimes = ({
  label,
  value: { open, close },
  errorId,
  onChange,
}: WindowTimesProps) => (
  <span className="flex items-center gap-2 max-sm:w-full">
    <Time
      label={`${label} opens`}
      value={open}
      errorId={errorId}
      onChange={(time) => onChange({ open: time, close })}
    />
    <span className="flex-none text-ink-2">to</span>
    <Time
      label={`${label} closes`}
      value={close}
      errorId={errorId}
      onChange={(time) => onChange({ open, close: time })}
    />
  </span>
);

interface TimeProps {
  label: string;
  value: string;
  /** The id of the error text. */
  errorId: string | undefined;
  onChange: (value: string) => void;
}

const Time = ({ label, value, errorId, onChange }: TimeProps) => (
  <span className="max-w-40 flex-1 sm:w-36 sm:flex-none">
    <input
      type="time"
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      required
      value={value}
      // The value is empty while a time is being typed, so the last complete time stays.
      onChange={({ target }) => target.value && onChange(target.value)}
      // A narrow field has no room for the picker icon; on phones, tapping the field opens the picker anyway.
      className={cx(inputStyle, "max-sm:[&::-webkit-calendar-picker-indicator]:hidden")}
    />
  </span>
);
