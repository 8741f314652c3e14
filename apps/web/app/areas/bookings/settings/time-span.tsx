import { useId } from "react";
import { FieldError, inputStyle } from "#ui/forms/field.tsx";

interface TimeSpanProps {
  /** Names what the span is for: "Tuesday". */
  label: string;
  /** The contract's names for both fields. */
  names: [string, string];
  start: string;
  end: string;
  onChange: (start: string, end: string) => void;
  error?: string | undefined;
}

/** A time input can't show 24:00, so midnight at the end is 00:00 there. */
const formatEnd = (end: string) => (end === "24:00" ? "00:00" : end);
const readEnd = (typed: string) => (typed === "00:00" ? "24:00" : typed);

export function TimeSpan({ label, names, start, end, onChange, error }: TimeSpanProps) {
  const errorId = useId();
  const style = `${inputStyle} w-auto min-w-0 flex-1 text-center tabular-nums md:w-[150px] md:flex-none`;
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-center gap-2.5">
        <input
          type="time"
          name={names[0]}
          required
          aria-label={`${label} from`}
          value={start}
          onChange={({ target }) => onChange(target.value, end)}
          className={style}
        />
        <span className="text-ink-3">to</span>
        <input
          type="time"
          name={names[1]}
          required
          aria-label={`${label} until`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={formatEnd(end)}
          onChange={({ target }) => onChange(start, readEnd(target.value))}
          className={style}
        />
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
