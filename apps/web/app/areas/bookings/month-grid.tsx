import { cx } from "#ui/layout/cx.ts";
import { DayLink } from "./day-link.tsx";
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

const MonthDay = ({ day }: { day: DayView }) => (
  <DayLink day={day} className="min-h-13 gap-0.5 rounded-sm leading-tight">
    <b className="font-[620]">{day.day}</b>
    {/* A phone has no room for words; the number stands for how many times are free. */}
    <span className={cx("text-2xs", !day.isChosen && day.isFree && "font-[600] text-ok")}>
      <span className="max-sm:hidden">{day.note}</span>
      <span className="sm:hidden">{day.isFree ? day.note.replace(/ .*/, "") : "–"}</span>
    </span>
  </DayLink>
);
