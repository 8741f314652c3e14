import { formatClock } from "@boab/format/calendar";
import { formatLongDay } from "@boab/format/dates";
import { getFirstName } from "@boab/format/names";
import { useEffect, useRef, useState } from "react";
import { Card } from "#ui/layout/card.tsx";
import { minutesToTime } from "../calendar-dates.ts";
import { CalendarLegend } from "./calendar-legend.tsx";
import { type CalendarView, formatDayNote } from "./calendar-view.ts";
import { DayColumn, HourScale } from "./day-column.tsx";
import { DayNav } from "./day-timeline.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import type { TeamDayView } from "./team-day-view.ts";
import { useVisitMove } from "./use-visit-move.ts";
import { getMoveEnd, type MoveRequest, type VisitMove } from "./visit-move.ts";

interface TeamDayProps {
  view: TeamDayView;
  date: string;
  /** The days around it, to go to. */
  week: CalendarView;
  buildHref: (date: string, bookingId?: string) => string;
  className?: string | undefined;
}

const getColumnName = (people: TeamDayView["people"], column: number) =>
  people[column]?.name ?? "Others";

/** One day with a column for each of the team. Visits move from hour to hour and from person to person. */
export function TeamDay({ view, date, week, buildHref, className }: TeamDayProps) {
  const { calendar, people } = view;
  const grid = useRef<HTMLDivElement>(null);
  const [request, setRequest] = useState<MoveRequest | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const { move, isByKeys, handlers } = useVisitMove(view, setRequest);
  // The visit that was asked about keeps the focus, in whichever column it is now.
  useEffect(() => {
    if (request !== null || focused === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-event="${focused}"]`)?.focus();
    setFocused(null);
  }, [request, focused]);
  const close = () => {
    setFocused(request?.booking.id ?? null);
    setRequest(null);
  };
  const gridTemplateColumns = `54px repeat(${people.length}, minmax(128px, 1fr))`;
  return (
    <section aria-label={`${formatLongDay(date)}, by person`} className={className}>
      <DayNav week={week} date={date} buildHref={buildHref} />
      <Card isPadded={false} className="overflow-hidden">
        {/* Scrolls sideways where a team is wider than the page. */}
        <div className="overflow-x-auto">
          <div className="grid border-b border-line" style={{ gridTemplateColumns }}>
            <div />
            {calendar.days.map((day, column) => (
              <div
                key={people[column]?.id ?? "others"}
                className="border-l border-line px-2 py-2.5 text-center text-sm leading-tight"
              >
                <b className="block truncate text-base text-ink">{getColumnName(people, column)}</b>
                <span className="text-xs text-ink-3">{formatDayNote(day)}</span>
              </div>
            ))}
          </div>
          <div
            ref={grid}
            className="grid"
            style={{ gridTemplateColumns, cursor: move ? "grabbing" : undefined }}
            {...handlers}
          >
            <HourScale {...calendar} />
            {calendar.days.map((day, column) => (
              <DayColumn
                key={people[column]?.id ?? "others"}
                day={day}
                scale={calendar}
                label={getColumnName(people, column)}
                buildHref={(id) => buildHref(day.date, id)}
                target={move?.column === column ? toTarget(move) : undefined}
              />
            ))}
          </div>
        </div>
        <p role="status" className="sr-only">
          {move && isByKeys && describeTarget(move, people)}
        </p>
        <CalendarLegend />
      </Card>
      <p className="mt-2.5 text-sm text-ink-3">
        To move a visit, drag it, or press Space on it, use the arrow keys, and press Enter.
      </p>
      {request && <MoveDialog request={request} onClose={close} />}
    </section>
  );
}

const toTarget = (move: VisitMove) => ({
  from: move.from,
  to: getMoveEnd(move),
  text: `${getFirstName(move.booking.customerName)}, ${formatClock(minutesToTime(move.from))}`,
});

/** `Thandi Nkosi: 10:15 am with Bintu Conteh. Enter moves the visit there, Escape leaves it.` */
const describeTarget = ({ booking, column, from }: VisitMove, people: TeamDayView["people"]) =>
  `${booking.customerName}: ${formatClock(minutesToTime(from))} with ${getColumnName(people, column)}. Enter moves the visit there, Escape leaves it.`;
