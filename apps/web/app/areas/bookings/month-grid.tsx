import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import type { DaysView, DayView } from "./slot-days.ts";

const weekdayLetters = ["M", "T", "W", "T", "F", "S", "S"];

/** A month from Monday to Sunday. Days that can't be booked at all are numbers alone. */
export function MonthGrid({ month }: { month: NonNullable<DaysView["month"]> }) {
  return (
    <>
      <div
        aria-hidden="true"
        className="mb-1 grid grid-cols-7 gap-1 text-center text-xs text-ink-3"
      >
        {weekdayLetters.map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two days begin with the same letter, and none ever moves.
          <span key={index}>{letter}</span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-1">
        {month.cells.map(({ date, day, view }, index) => (
          <li
            key={date}
            style={index === 0 ? { gridColumnStart: month.emptyCells + 1 } : undefined}
          >
            {view ? (
              <MonthDay day={view} />
            ) : (
              <span className="grid min-h-13 place-items-center text-ink-3">{day}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const MonthDay = ({ day: { day, note, label, isFree, isChosen, to } }: { day: DayView }) => (
  <Link
    to={to}
    replace
    preventScrollReset
    aria-label={label}
    aria-current={isChosen ? "date" : undefined}
    className={cx(
      "flex min-h-13 flex-col items-center justify-center gap-0.5 rounded-sm border text-center leading-tight no-underline",
      isChosen && "border-ink bg-ink text-on-ink",
      !isChosen && isFree && "border-line bg-surface text-ink hover:border-ink",
      !isChosen && !isFree && "border-line border-dashed text-ink-3 hover:border-ink-3",
    )}
  >
    <b className="font-[620]">{day}</b>
    {/* A phone has no room for words; the number stands for how many times are free. */}
    <span className={cx("text-2xs", !isChosen && isFree && "font-[600] text-ok")}>
      <span className="max-sm:hidden">{note}</span>
      <span className="sm:hidden">{isFree ? note.replace(/ .*/, "") : "–"}</span>
    </span>
  </Link>
);
