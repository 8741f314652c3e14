import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { clockIn, endMinutes, minutesOf } from "../calendar-dates.ts";
import { dayOffOn, openMinutes, type Span, type Windows, windowsOn } from "../opening-windows.ts";
import { longWeekdayOf } from "../times.ts";
import { layLanes } from "./lanes.ts";

export type EventKind = "confirmed" | "now" | "waiting" | "done" | "missed";

export interface EventView extends Span {
  booking: BusinessBooking;
  kind: EventKind;
  /** Another time that the customer asked for. */
  isMove: boolean;
  start: string;
  end: string;
  /** Side by side with others of the same time. */
  lane: number;
  lanes: number;
}

export interface DayView {
  date: string;
  isToday: boolean;
  /** Why nothing can be booked; null when something can. */
  closed: { title: string; note: string } | null;
  /** How many are confirmed or done. */
  booked: number;
  /** When it is open, for the shade around. */
  open: Span[];
  events: EventView[];
  /** What stays free around the visits that hold their time. */
  buffers: (Span & { key: string; minutes: number })[];
  /** Where the line of the present stands. */
  nowMinute: number | null;
}

export interface CalendarView {
  fromHour: number;
  toHour: number;
  hourPx: number;
  days: DayView[];
}

const shown: Partial<Record<BusinessBooking["bookingStatus"], EventKind>> = {
  requested: "waiting",
  confirmed: "confirmed",
  completed: "done",
  no_show: "missed",
};

function kindOf({ bookingStatus, startsAt, endsAt }: BusinessBooking, now: Date) {
  const kind = shown[bookingStatus];
  const isOn = new Date(startsAt) <= now && now < new Date(endsAt);
  return kind === "confirmed" && isOn ? "now" : kind;
}

type Placed = Omit<EventView, "lane" | "lanes">;

/** A booking at its time, and once more where its customer wants to move it. */
function placesOf(booking: BusinessBooking, date: string, now: Date): Placed[] {
  const kind = kindOf(booking, now);
  if (!kind) return [];
  const at = ({ start, end }: { start: string; end: string }) => ({
    ...{ booking, start, end, from: minutesOf(start), to: endMinutes(start, end) },
  });
  const { wanted } = booking;
  return [
    ...(booking.date === date ? [{ ...at(booking), kind, isMove: false }] : []),
    ...(wanted?.date === date ? [{ ...at(wanted), kind: "waiting" as const, isMove: true }] : []),
  ];
}

function closedBecause(windows: Windows, date: string): DayView["closed"] {
  const off = dayOffOn(windows, date);
  if (off) return { title: "Day off", note: off.note };
  if (windowsOn(windows, date).length > 0) return null;
  const title = windows.mode === "weekly" ? `Closed on ${longWeekdayOf(date)}s` : "Closed";
  return { title, note: "" };
}

function buffersOf(events: readonly EventView[]): DayView["buffers"] {
  return events
    .filter(({ kind, isMove }) => kind !== "missed" && !isMove)
    .flatMap(({ from, to, booking: { id, bufferBeforeMinutes, bufferAfterMinutes } }) => [
      {
        key: `before ${id}`,
        from: from - bufferBeforeMinutes,
        to: from,
        minutes: bufferBeforeMinutes,
      },
      { key: `after ${id}`, from: to, to: to + bufferAfterMinutes, minutes: bufferAfterMinutes },
    ])
    .filter(({ minutes }) => minutes > 0);
}

function dayView(
  date: string,
  bookings: readonly BusinessBooking[],
  windows: Windows,
  now: { instant: Date; date: string; time: string },
): DayView {
  const events = layLanes(bookings.flatMap((booking) => placesOf(booking, date, now.instant)));
  return {
    date,
    isToday: date === now.date,
    closed: closedBecause(windows, date),
    booked: events.filter(({ kind, isMove }) => !isMove && kind !== "waiting" && kind !== "missed")
      .length,
    open: openMinutes(windows, date) > 0 ? windowsOn(windows, date) : [],
    events,
    buffers: buffersOf(events),
    nowMinute: date === now.date ? minutesOf(now.time) : null,
  };
}

/** A short visit needs room for its name. */
function hourHeight(events: readonly EventView[]): number {
  const shortest = Math.min(120, ...events.map(({ from, to }) => to - from));
  if (shortest >= 60) return 46;
  return shortest >= 30 ? 64 : 104;
}

/** The days of a calendar: what is booked, what waits, and when the business is open. */
export function viewCalendar(
  dates: readonly string[],
  bookings: readonly BusinessBooking[],
  windows: Windows,
  { now, timeZone }: { now: Date; timeZone: string },
): CalendarView {
  const clock = { instant: now, ...clockIn(now, timeZone) };
  const days = dates.map((date) => dayView(date, bookings, windows, clock));
  const spans = days.flatMap(({ open, events, buffers }) => [...open, ...events, ...buffers]);
  const first = Math.min(...spans.map(({ from }) => from));
  const last = Math.max(...spans.map(({ to }) => to));
  return {
    fromHour: spans.length > 0 ? Math.max(0, Math.floor(first / 60)) : 9,
    toHour: spans.length > 0 ? Math.min(24, Math.ceil(last / 60)) : 17,
    hourPx: hourHeight(days.flatMap(({ events }) => events)),
    days,
  };
}

/** What stands under a day's number. */
export function dayNote({ closed, booked }: Pick<DayView, "closed" | "booked">): string {
  if (booked > 0 || !closed) return `${booked} booked`;
  return closed.title === "Day off" ? "Day off" : "Closed";
}
