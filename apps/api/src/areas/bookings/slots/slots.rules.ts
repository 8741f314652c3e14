import type { SlotChoice } from "@boab/contracts/bookings/fields";
import { leadMinutes } from "@boab/contracts/bookings/limits";
import type { NoSlotReason } from "@boab/contracts/bookings/own-texts";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { weekdays } from "@boab/contracts/directory/limits";
import { clockOf, instantOf, localOf, nextDay, offsetMs, weekdayOf } from "./zone.rules.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What decides when a business can be booked. */
export type Schedule = Pick<
  BookingSettings,
  | "acceptsBookings"
  | "mode"
  | "slotLength"
  | "singleSlots"
  | "daily"
  | "weekly"
  | "daysOff"
  | "noticeHours"
  | "noticeDays"
  | "daysAhead"
  | "timeZone"
>;

/** How long a visit takes, and what stays free around it. */
export interface Visit {
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
}

/** In milliseconds since 1970; the end is outside. */
export interface Range {
  from: number;
  to: number;
}

export interface FoundSlot {
  startsAt: number;
  endsAt: number;
  start: string;
  end: string;
  isFree: boolean;
}

export interface FoundDay {
  slots: FoundSlot[];
  reason: NoSlotReason | null;
}

export const usualVisit = ({ slotLength }: Pick<Schedule, "slotLength">): Visit => ({
  durationMinutes: slotLength,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
});

/** A visit with its buffers: what nobody else can have. */
export const blockedRange = (startsAt: number, visit: Visit): Range => ({
  from: startsAt - visit.bufferBeforeMinutes * minuteMs,
  to: startsAt + (visit.durationMinutes + visit.bufferAfterMinutes) * minuteMs,
});

const overlaps = (one: Range, other: Range) => one.from < other.to && other.from < one.to;

/** The windows of a day on the business's clock (BOOK-04). */
function windowsOf(schedule: Schedule, date: string): { start: string; end: string }[] {
  const { mode, singleSlots, daily, weekly } = schedule;
  if (mode === "single") return singleSlots.filter((window) => window.date === date);
  if (mode === "daily") return [{ start: daily.startTime, end: daily.endTime }];
  const weekday = weekdays[weekdayOf(date)];
  const day = weekday && weekly[weekday];
  return day?.enabled ? [{ start: day.startTime, end: day.endTime }] : [];
}

/** A window as instants. One that starts or ends while the clocks change is as long as it is on the day. */
export const windowRanges = (schedule: Schedule, date: string): Range[] =>
  windowsOf(schedule, date).map(({ start, end }) => ({
    from: instantOf(date, start, schedule.timeZone, "earlier"),
    to: instantOf(date, end, schedule.timeZone, "later"),
  }));

const isDayOff = ({ daysOff }: Schedule, date: string) =>
  daysOff.some(({ from, until }) => from <= date && date <= until);

/** Why a day is out of the question, whoever has booked what. */
function closedBecause(schedule: Schedule, date: string, today: string): NoSlotReason | null {
  if (!schedule.acceptsBookings) return "disabled";
  if (date < today) return "past date";
  if (windowsOf(schedule, date).length === 0) return "no window";
  const isTooSoon = date < nextDay(today, schedule.noticeDays);
  const isTooFar = date > nextDay(today, schedule.daysAhead);
  return isTooSoon || isTooFar || isDayOff(schedule, date) ? "no availability" : null;
}

/**
 * The times of a day that can be booked, and why if none is free. The same function lists them and accepts one: what
 * it does not list free cannot be had.
 */
export function findSlots(
  schedule: Schedule,
  visit: Visit,
  { date, taken, now }: { date: string; taken: readonly Range[]; now: number },
): FoundDay {
  const today = localOf(now, schedule.timeZone).date;
  const closed = closedBecause(schedule, date, today);
  if (closed) return { slots: [], reason: closed };
  const earliest = now + Math.max(leadMinutes * minuteMs, schedule.noticeHours * hourMs);
  const starts = windowRanges(schedule, date).flatMap((window) =>
    startsWithin(window, schedule.slotLength, visit),
  );
  const chosen = [...new Set(starts)]
    .filter((startsAt) => startsAt >= earliest)
    .sort((one, other) => one - other);
  const offsetAt = offsetsOf(schedule.timeZone, chosen, visit);
  const slots = chosen.map((startsAt) => toSlot(offsetAt, visit, startsAt, taken));
  if (slots.some(({ isFree }) => isFree)) return { slots, reason: null };
  return { slots, reason: slots.length > 0 ? "all taken" : "no availability" };
}

/** In absolute time, so that an hour that the clocks repeat is there twice and one that they skip is not there. */
function startsWithin(window: Range, slotLength: number, visit: Visit): number[] {
  const last = window.to - visit.durationMinutes * minuteMs;
  const count = Math.floor((last - window.from) / (slotLength * minuteMs)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    return window.from + index * slotLength * minuteMs;
  });
}

type OffsetAt = (at: number) => number;

/** Asking for the zone's offset is slow, and on most days one answer is right from the first start to the last end. */
function offsetsOf(timeZone: string, starts: number[], visit: Visit): OffsetAt {
  const first = offsetMs(starts[0] ?? 0, timeZone);
  const end = (starts.at(-1) ?? 0) + visit.durationMinutes * minuteMs;
  return first === offsetMs(end, timeZone) ? () => first : (at) => offsetMs(at, timeZone);
}

function toSlot(
  offsetAt: OffsetAt,
  visit: Visit,
  startsAt: number,
  taken: readonly Range[],
): FoundSlot {
  const endsAt = startsAt + visit.durationMinutes * minuteMs;
  const wanted = blockedRange(startsAt, visit);
  return {
    startsAt,
    endsAt,
    start: clockOf(startsAt, offsetAt(startsAt)).time,
    end: clockOf(endsAt, offsetAt(endsAt)).time,
    isFree: !taken.some((range) => overlaps(wanted, range)),
  };
}

export type SlotVerdict =
  | { ok: true; slot: FoundSlot }
  | { ok: false; reason: "taken" | NoSlotReason };

/** Whether this time of the day can be booked. A start the clock shows twice is the first, unless the instant says more. */
export function chooseSlot({ slots, reason }: FoundDay, choice: SlotChoice): SlotVerdict {
  const instant = choice.startsAt === undefined ? undefined : Date.parse(choice.startsAt);
  const same = slots.filter(
    ({ start, startsAt }) =>
      start === choice.start && (instant === undefined || startsAt === instant),
  );
  const slot = same.find(({ isFree }) => isFree);
  if (slot) return { ok: true, slot };
  if (same.length > 0) return { ok: false, reason: "taken" };
  return { ok: false, reason: reason ?? "no availability" };
}
