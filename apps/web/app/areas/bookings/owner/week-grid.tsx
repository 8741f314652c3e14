import { formatDayAndMonth, formatDayOfMonth, formatShortWeekday } from "@boab/format/calendar";
import { useId } from "react";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import { type CalendarView, formatDayNote } from "./calendar-view.ts";
import { DayColumn, HourScale } from "./day-column.tsx";
import { moveFocusWithArrows } from "./move-with-arrows.ts";

interface WeekGridProps {
  calendar: CalendarView;
  buildHref: (date: string, bookingId: string) => string;
  className?: string | undefined;
}

/** Shows seven days side by side. Tab moves between bookings, arrow keys between days. */
export function WeekGrid({ calendar, buildHref, className }: WeekGridProps) {
  const headingId = useId();
  const { days } = calendar;
  const columns = days.map(({ closed, events }) =>
    closed && events.length === 0 ? "66px" : "minmax(0, 1fr)",
  );
  const gridTemplateColumns = `54px ${columns.join(" ")}`;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Card
      as="section"
      aria-labelledby={headingId}
      isPadded={false}
      className={cx("overflow-hidden", className)}
    >
      <h2 id={headingId} className="sr-only">
        Calendar, {first && formatDayAndMonth(first.date)} to {last && formatDayAndMonth(last.date)}
      </h2>
      <div className="grid border-b border-line" style={{ gridTemplateColumns }}>
        <div />
        {days.map((day) => (
          <div
            key={day.date}
            className="border-l border-line px-2 pt-3 pb-2.5 text-center text-sm leading-tight text-ink-2"
          >
            {formatShortWeekday(day.date)}
            <b
              className={cx(
                "type-display",
                day.isToday
                  ? "mx-auto -mt-0.5 grid size-[34px] place-items-center rounded-full bg-primary text-lg text-on-primary"
                  : "block text-[1.375rem]",
                !day.isToday && (day.closed && day.booked === 0 ? "text-ink-3" : "text-ink"),
              )}
            >
              {day.isToday && <span className="sr-only">Today, </span>}
              {formatDayOfMonth(day.date)}
            </b>
            <span className="block text-xs text-ink-3">{formatDayNote(day)}</span>
          </div>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from link to link, which Tab does too. */}
      <div className="grid" style={{ gridTemplateColumns }} onKeyDown={moveFocusWithArrows}>
        <HourScale {...calendar} />
        {days.map((day) => (
          <DayColumn
            key={day.date}
            day={day}
            scale={calendar}
            buildHref={(id) => buildHref(day.date, id)}
          />
        ))}
      </div>
      <Legend />
    </Card>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line px-4 py-3 text-xs text-ink-2">
      {[
        ["Confirmed", "border-l-4 border-ok bg-ok-soft"],
        ["Here now", "border-l-4 border-ochre-400 bg-ok"],
        ["Waiting for you, doesn't hold the time", "border-[1.5px] border-dashed border-warn"],
        ["Done", "border-l-4 border-line-strong bg-sunk"],
        [
          "Buffer",
          "bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--line-strong)_4px_5px)]",
        ],
      ].map(([label, swatchClass]) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden="true" className={cx("h-3.5 w-[18px] rounded-[4px]", swatchClass)} />
          {label}
        </li>
      ))}
    </ul>
  );
}
