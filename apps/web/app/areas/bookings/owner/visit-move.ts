import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { computeEndMinutes, minutesToTime, timeToMinutes } from "../calendar-dates.ts";
import type { TeamDayView } from "./team-day-view.ts";

/** Visits move in steps of a quarter of an hour. */
const stepMinutes = 15;

/** Where a visit would go: a column of the day, and a minute of it. */
export interface VisitPlace {
  column: number;
  from: number;
}

export interface VisitMove extends VisitPlace {
  booking: BusinessBooking;
}

const getLength = ({ start, end }: BusinessBooking) =>
  computeEndMinutes(start, end) - timeToMinutes(start);

/** The column and the minute that a visit has now; undefined where the day doesn't show it. */
export function findPlace(
  { calendar, people }: TeamDayView,
  bookingId: string,
): VisitMove | undefined {
  for (const [column, { events }] of calendar.days.entries()) {
    const event = events.find(({ booking, isMove }) => booking.id === bookingId && !isMove);
    const person = people[column];
    if (event && person !== undefined) return { booking: event.booking, column, from: event.from };
  }
  return undefined;
}

/**
 * The nearest place that a visit may go to: on a quarter of an hour within the shown hours, with somebody of the team, and
 * only as far as the booking's state lets the business change time or person.
 */
export function limitPlace(
  view: TeamDayView,
  booking: BusinessBooking,
  requested: VisitPlace,
): VisitPlace {
  const current = findPlace(view, booking.id);
  const { fromHour, toHour } = view.calendar;
  const latest = toHour * 60 - getLength(booking);
  const rounded = Math.round(requested.from / stepMinutes) * stepMinutes;
  const lastColumn = view.people.findLastIndex((person) => person !== null);
  return {
    column:
      booking.can.give || !current
        ? Math.min(Math.max(requested.column, 0), lastColumn)
        : current.column,
    from:
      booking.can.move || !current
        ? Math.max(fromHour * 60, Math.min(rounded, latest))
        : current.from,
  };
}

/** How far one arrow key moves a visit; null for other keys. */
export function getKeyStep(key: string): VisitPlace | null {
  switch (key) {
    case "ArrowUp":
      return { column: 0, from: -stepMinutes };
    case "ArrowDown":
      return { column: 0, from: stepMinutes };
    case "ArrowLeft":
      return { column: -1, from: 0 };
    case "ArrowRight":
      return { column: 1, from: 0 };
    default:
      return null;
  }
}

export interface MoveRequest {
  booking: BusinessBooking;
  /** The new start; null where the time stays. */
  start: string | null;
  /** Who is to do it; null where the person stays. */
  person: { id: string; name: string } | null;
}

/** What the business asks for by putting a visit somewhere else; null where it is where it was. */
export function toMoveRequest(
  { people }: TeamDayView,
  { booking, column, from }: VisitMove,
): MoveRequest | null {
  const person = people[column] ?? null;
  const start = minutesToTime(from);
  const request = {
    booking,
    start: start === booking.start ? null : start,
    person: person === null || person.id === booking.teammate?.id ? null : person,
  };
  return request.start === null && request.person === null ? null : request;
}

/** The minute at which a moved visit would end. */
export const getMoveEnd = ({ booking, from }: VisitMove): number => from + getLength(booking);
