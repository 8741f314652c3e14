import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { HeldTime } from "@boab/contracts/bookings/suggestions";
import { findDayOff } from "../opening-windows.ts";
import {
  type CalendarColumn,
  type CalendarView,
  type DayView,
  describeClosure,
  listOpenSpans,
  viewColumns,
} from "./calendar-view.ts";
import { listHeldTimesOf } from "./held-times.ts";
import { listTeammateSpans, type TeamWindows } from "./team-hours.ts";

type Person = Pick<BookingSettings["team"][number], "id" | "name">;

export interface TeamDayView {
  /** The scale and the days of the columns, in the same order as `people`. */
  calendar: CalendarView;
  /** Null stands for visits of those who have left the team. */
  people: (Person | null)[];
}

/** One day of a business with a column for each of its team. */
export function viewTeamDay(
  date: string,
  bookings: readonly BusinessBooking[],
  settings: TeamWindows,
  { heldTimes, ...clock }: { now: Date; timeZone: string; heldTimes: readonly HeldTime[] },
): TeamDayView {
  const { team } = settings;
  const windows = listOpenSpans(settings, date);
  const columns = team.map((teammate): CalendarColumn & { person: Person } => {
    const open = listTeammateSpans(teammate, windows, date);
    return {
      person: teammate,
      date,
      open,
      closed: open.length > 0 ? null : describeAbsence(settings, teammate, date),
      bookings: bookings.filter((booking) => booking.teammate?.id === teammate.id),
      heldTimes: listHeldTimesOf(heldTimes, teammate.id),
    };
  });
  const others = bookings.filter(
    (booking) => booking.date === date && !team.some(({ id }) => id === booking.teammate?.id),
  );
  const all = [
    ...columns,
    ...(others.length > 0
      ? [{ person: null, date, open: windows, closed: null, bookings: others, heldTimes: [] }]
      : []),
  ];
  return { calendar: viewColumns(all, clock), people: all.map(({ person }) => person) };
}

/** A business that is closed says so for everybody. */
function describeAbsence(
  settings: TeamWindows,
  { daysOff }: BookingSettings["team"][number],
  date: string,
): DayView["closed"] {
  const closed = describeClosure(settings, date);
  if (closed) return closed;
  const dayOff = findDayOff({ daysOff }, date);
  return dayOff ? { title: "Day off", note: dayOff.note } : { title: "Not working", note: "" };
}
