import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import type { HeldTime } from "@boab/contracts/bookings/suggestions";
import { formatWeekday } from "@boab/format/calendar";
import { readClock } from "@boab/format/zones";
import { computeEndMinutes, timeToMinutes } from "../calendar-dates.ts";
import {
  computeOpenMinutes,
  findDayOff,
  listWindows,
  type OpeningWindows,
  type Span,
} from "../opening-windows.ts";
import { type HeldSpan, listHeldSpans } from "./held-times.ts";
import { assignLanes, type ItemWithLane } from "./lanes.ts";

export type CalendarEventKind = "confirmed" | "now" | "waiting" | "done" | "missed";

export interface CalendarEventView extends Span {
  booking: BusinessBooking;
  kind: CalendarEventKind;
  /** True for the other time that the customer asked for. */
  isMove: boolean;
  start: string;
  end: string;
  /** Events at the same time are side by side in lanes. */
  lane: number;
  lanes: number;
}

export interface DayView {
  date: string;
  isToday: boolean;
  /** Says why the day is closed; null if it is open. */
  closed: { title: string; note: string } | null;
  /** Counts confirmed and completed bookings. */
  booked: number;
  /** The opening hours; the rest of the day is shaded. */
  open: Span[];
  events: CalendarEventView[];
  /** Times held for an answer, side by side with the events, and time that is blocked, behind them. */
  held: ItemWithLane<HeldSpan>[];
  blocked: HeldSpan[];
  /** The buffers before and after visits stay free. */
  buffers: (Span & { key: string; minutes: number })[];
  /** The position of the current time; null on other days. */
  nowMinute: number | null;
}

export interface CalendarView {
  fromHour: number;
  toHour: number;
  hourPx: number;
  days: DayView[];
}

const kindsByStatus: Partial<Record<BusinessBooking["bookingStatus"], CalendarEventKind>> = {
  requested: "waiting",
  confirmed: "confirmed",
  completed: "done",
  no_show: "missed",
};

function getEventKind({ bookingStatus, startsAt, endsAt }: BusinessBooking, now: Date) {
  const kind = kindsByStatus[bookingStatus];
  const isUnderWay = new Date(startsAt) <= now && now < new Date(endsAt);
  return kind === "confirmed" && isUnderWay ? "now" : kind;
}

type EventWithoutLane = Omit<CalendarEventView, "lane" | "lanes">;

/** Returns a booking at its time, and again at the time its customer wants to move it to. */
function listDayEvents(booking: BusinessBooking, date: string, now: Date): EventWithoutLane[] {
  const kind = getEventKind(booking, now);
  if (!kind) return [];
  const at = ({ start, end }: { start: string; end: string }) => ({
    booking,
    start,
    end,
    from: timeToMinutes(start),
    to: computeEndMinutes(start, end),
  });
  const { proposedTime } = booking;
  return [
    ...(booking.date === date ? [{ ...at(booking), kind, isMove: false }] : []),
    ...(proposedTime?.date === date
      ? [{ ...at(proposedTime), kind: "waiting" as const, isMove: true }]
      : []),
  ];
}

export function describeClosure(windows: OpeningWindows, date: string): DayView["closed"] {
  const dayOff = findDayOff(windows, date);
  if (dayOff) return { title: "Day off", note: dayOff.note };
  if (listWindows(windows, date).length > 0) return null;
  const title = windows.mode === "weekly" ? `Closed on ${formatWeekday(date)}s` : "Closed";
  return { title, note: "" };
}

function listBuffers(events: readonly CalendarEventView[]): DayView["buffers"] {
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

/** What stands in one column: a day of the business, or of one person of its team. */
export interface CalendarColumn extends Pick<DayView, "date" | "open" | "closed"> {
  bookings: readonly BusinessBooking[];
  heldTimes: readonly HeldTime[];
}

function makeDayView(
  { date, open, closed, bookings, heldTimes }: CalendarColumn,
  now: { instant: Date; date: string; time: string },
): DayView {
  const { boxes, blocked } = listHeldSpans(heldTimes, date);
  const placed = assignLanes<EventWithoutLane | HeldSpan>([
    ...bookings.flatMap((booking) => listDayEvents(booking, date, now.instant)),
    ...boxes,
  ]);
  const events = placed.filter((item) => "booking" in item);
  return {
    date,
    isToday: date === now.date,
    closed,
    booked: events.filter(({ kind, isMove }) => !isMove && kind !== "waiting" && kind !== "missed")
      .length,
    open,
    events,
    held: placed.filter((item) => "held" in item),
    blocked,
    buffers: listBuffers(events),
    nowMinute: date === now.date ? timeToMinutes(now.time) : null,
  };
}

/** Short visits need taller hours, so that their name fits. */
function computeHourHeightPx(events: readonly CalendarEventView[]): number {
  const shortestMinutes = Math.min(120, ...events.map(({ from, to }) => to - from));
  if (shortestMinutes >= 60) return 46;
  return shortestMinutes >= 30 ? 64 : 104;
}

interface CalendarClock {
  now: Date;
  timeZone: string;
}

/** Puts columns of bookings and opening hours on one scale. */
export function viewColumns(
  columns: readonly CalendarColumn[],
  { now, timeZone }: CalendarClock,
): CalendarView {
  const clock = { instant: now, ...readClock(now, timeZone) };
  const days = columns.map((column) => makeDayView(column, clock));
  const spans = days.flatMap(({ open, events, held, buffers }) => [
    ...open,
    ...events,
    ...held,
    ...buffers,
  ]);
  const first = Math.min(...spans.map(({ from }) => from));
  const last = Math.max(...spans.map(({ to }) => to));
  return {
    fromHour: spans.length > 0 ? Math.max(0, Math.floor(first / 60)) : 9,
    toHour: spans.length > 0 ? Math.min(24, Math.ceil(last / 60)) : 17,
    hourPx: computeHourHeightPx(days.flatMap(({ events }) => events)),
    days,
  };
}

/** Builds the days of a calendar: bookings, requests, what is held, and opening hours. */
export const viewCalendar = (
  dates: readonly string[],
  bookings: readonly BusinessBooking[],
  windows: OpeningWindows,
  { heldTimes = [], ...clock }: CalendarClock & { heldTimes?: readonly HeldTime[] },
): CalendarView =>
  viewColumns(
    dates.map((date) => ({
      date,
      bookings,
      heldTimes,
      open: listOpenSpans(windows, date),
      closed: describeClosure(windows, date),
    })),
    clock,
  );

/** The opening windows of a date; none on a day off. */
export const listOpenSpans = (windows: OpeningWindows, date: string): Span[] =>
  computeOpenMinutes(windows, date) > 0 ? listWindows(windows, date) : [];

/** The note below a day's number. */
export function formatDayNote({ closed, booked }: Pick<DayView, "closed" | "booked">): string {
  if (booked > 0 || !closed) return `${booked} booked`;
  return closed.title === "Day off" ? "Day off" : "Closed";
}
