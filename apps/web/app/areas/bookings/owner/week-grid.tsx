import { formatDayAndMonth, formatDayOfMonth, formatShortWeekday } from "@boab/format/calendar";
import { useId } from "react";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import { CalendarLegend } from "./calendar-legend.tsx";
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
  const columns = days.map(({ closed, events, held }) =>
    closed && events.length + held.length === 0 ? "66px" : "minmax(0, 1fr)",
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
      <CalendarLegend />
    </Card>
  );
}
