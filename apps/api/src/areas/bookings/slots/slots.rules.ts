import type { SlotChoice } from "@boab/contracts/bookings/fields";
import { leadMinutes } from "@boab/contracts/bookings/limits";
import type { NoSlotReason } from "@boab/contracts/bookings/own-texts";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { weekdays } from "@boab/contracts/directory/limits";
import { instantOf, localOf, nextDay, timeOf, weekdayOf } from "./zone.rules.ts";

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

/** What is the same for every day that is looked at: from when to when somebody may book now. */
interface Bookable {
  today: string;
  firstDay: string;
  lastDay: string;
  earliest: number;
}

function bookableFrom(schedule: Schedule, now: number): Bookable {
  const today = localOf(now, schedule.timeZone).date;
  return {
    today,
    firstDay: nextDay(today, schedule.noticeDays),
    lastDay: nextDay(today, schedule.daysAhead),
    earliest: now + Math.max(leadMinutes * minuteMs, schedule.noticeHours * hourMs),
  };
}

/** Why a day is out of the question, whoever has booked what. */
function closedBecause(schedule: Schedule, date: string, bookable: Bookable): NoSlotReason | null {
  if (!schedule.acceptsBookings) return "disabled";
  if (date < bookable.today) return "past date";
  if (windowsOf(schedule, date).length === 0) return "no window";
  const isInRange = bookable.firstDay <= date && date <= bookable.lastDay;
  return isInRange && !isDayOff(schedule, date) ? null : "no availability";
}

/** A start of the day, without its clock times, which only a page needs. */
interface Opening {
  startsAt: number;
  isFree: boolean;
}

interface OpeningsOfDay {
  openings: Opening[];
  reason: NoSlotReason | null;
}

/**
 * The starts of a day and why none is free, for as many days as somebody asks. The same function counts, lists and
 * accepts: what it does not find free cannot be had.
 */
export function openingFinder(schedule: Schedule, visit: Visit, now: number) {
  const bookable = bookableFrom(schedule, now);
  return (date: string, taken: readonly Range[]): OpeningsOfDay => {
    const closed = closedBecause(schedule, date, bookable);
    if (closed) return { openings: [], reason: closed };
    const starts = windowRanges(schedule, date).flatMap((window) =>
      startsWithin(window, schedule.slotLength, visit),
    );
    const chosen = [...new Set(starts)]
      .filter((startsAt) => startsAt >= bookable.earliest)
      .sort((one, other) => one - other);
    const inTheWay = takenBetween(taken, chosen[0], chosen.at(-1), visit);
    const openings = chosen.map((startsAt) => {
      const wanted = blockedRange(startsAt, visit);
      return { startsAt, isFree: !inTheWay.some((range) => overlaps(wanted, range)) };
    });
    if (openings.some(({ isFree }) => isFree)) return { openings, reason: null };
    return { openings, reason: openings.length > 0 ? "all taken" : "no availability" };
  };
}

/** The times of a day as the business's clock shows them. */
export function findSlots(
  schedule: Schedule,
  visit: Visit,
  { date, taken, now }: { date: string; taken: readonly Range[]; now: number },
): FoundDay {
  const { openings, reason } = openingFinder(schedule, visit, now)(date, taken);
  const slots = openings.map(({ startsAt, isFree }) => {
    const endsAt = startsAt + visit.durationMinutes * minuteMs;
    return {
      ...{ startsAt, endsAt, isFree },
      start: timeOf(startsAt, schedule.timeZone),
      end: timeOf(endsAt, schedule.timeZone),
    };
  });
  return { slots, reason };
}

/** In absolute time, so that an hour that the clocks repeat is there twice and one that they skip is not there. */
function startsWithin(window: Range, slotLength: number, visit: Visit): number[] {
  const last = window.to - visit.durationMinutes * minuteMs;
  const count = Math.floor((last - window.from) / (slotLength * minuteMs)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    return window.from + index * slotLength * minuteMs;
  });
}

/** Of what is taken in weeks, what one day's visits can meet. */
function takenBetween(
  taken: readonly Range[],
  first: number | undefined,
  last: number | undefined,
  visit: Visit,
): Range[] {
  if (first === undefined || last === undefined) return [];
  const day = { from: blockedRange(first, visit).from, to: blockedRange(last, visit).to };
  return taken.filter((range) => overlaps(day, range));
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
