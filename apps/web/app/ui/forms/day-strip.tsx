import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";

export interface Day {
  /** Names the day in lists and callbacks: "2026-11-14". */
  id: string;
  /** "Sat". */
  weekday: string;
  /** "14 Nov". */
  date: string;
  /** "6 free", "Full". */
  note?: string | undefined;
  isClosed?: boolean | undefined;
  /** The address that shows this day; without one, `onSelect` is called. */
  to?: string | undefined;
}

interface DayStripProps {
  label: string;
  days: readonly Day[];
  selectedId: string;
  onSelect?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

const shape =
  "flex min-h-19 w-19 flex-none flex-col items-center justify-center rounded-md border-[1.5px] px-1 leading-tight no-underline";

export function DayStrip({ label, days, selectedId, onSelect, className }: DayStripProps) {
  return (
    <ul
      aria-label={label}
      className={cx("no-scrollbar -m-1.5 flex gap-2 overflow-x-auto p-1.5", className)}
    >
      {days.map((day) => {
        const isSelected = day.id === selectedId;
        const look = isSelected
          ? "border-ink bg-ink text-on-ink"
          : "border-line bg-surface hover:border-ink-3";
        const inner = (
          <>
            <span className="text-xs">{day.weekday}</span>
            <b>{day.date}</b>
            <span className={cx("text-xs", !isSelected && "text-ink-3")}>
              {day.isClosed ? "Closed" : day.note}
            </span>
          </>
        );
        return (
          <li key={day.id}>
            {day.isClosed ? (
              <span className={cx(shape, "border-dashed border-line-strong text-ink-3")}>
                {inner}
              </span>
            ) : day.to !== undefined ? (
              <Link
                to={day.to}
                preventScrollReset
                aria-current={isSelected ? "date" : undefined}
                className={cx(shape, look)}
              >
                {inner}
              </Link>
            ) : (
              <button
                type="button"
                aria-pressed={isSelected}
                onClick={() => onSelect?.(day.id)}
                className={cx(shape, look)}
              >
                {inner}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
