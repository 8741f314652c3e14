import type { NoSlotReason } from "@boab/contracts/bookings/copy";
import type { SlotChoice } from "@boab/contracts/bookings/fields";
import {
  cutStretches,
  type FreeStretch,
  listStarts,
  type VisitLength,
} from "@boab/contracts/bookings/free-stretches";
import { maxBufferMinutes, minLeadMinutes } from "@boab/contracts/bookings/limits";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { weekdays } from "@boab/contracts/directory/limits";
import type { SpecialDay } from "@boab/contracts/directory/special-days";
import { addDays, getWeekday, toInstant, toLocalDateTime, toLocalTime } from "./zone.rules.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const longestBufferMs = maxBufferMinutes * minuteMs;

/** These settings decide when a business can be booked. */
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
> & {
  /** The special days of the listing. */
  specialDays: Pick<SpecialDay, "date" | "kind" | "windows">[];
};

export type Visit = VisitLength;

/** Both ends are in milliseconds since 1970; `to` is exclusive. */
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

export interface SlotsOfDay {
  slots: FoundSlot[];
  reason: NoSlotReason | null;
}

export const makeDefaultVisit = ({ slotLength }: Pick<Schedule, "slotLength">): Visit => ({
  durationMinutes: slotLength,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
});

/** A visit blocks its own time and its buffers. */
export const toBlockedRange = (startsAt: number, visit: Visit): Range => ({
  from: startsAt - visit.bufferBeforeMinutes * minuteMs,
  to: startsAt + (visit.durationMinutes + visit.bufferAfterMinutes) * minuteMs,
});

interface ClockWindow {
  start: string;
  end: string;
}

/** The windows of a day on the business's clock, within the hours of a special day. */
function listWindows(schedule: Schedule, date: string): ClockWindow[] {
  const windows = listBookableWindows(schedule, date);
  const special = schedule.specialDays.find((day) => day.date === date);
  if (!special || special.kind === "usual") return windows;
  return windows.flatMap((window) =>
    special.windows
      .map(({ open, close }) => ({
        start: pickLater(open, window.start),
        // A closing time before the opening time means the next morning.
        end: close > open && close < window.end ? close : window.end,
      }))
      .filter(({ start, end }) => start < end),
  );
}

/** Times are `HH:MM` strings, so they can be compared as text. */
function pickLater(one: string, other: string): string {
  return one > other ? one : other;
}

/** The windows that the booking settings give a day (BOOK-04). */
function listBookableWindows(schedule: Schedule, date: string): ClockWindow[] {
  const { mode, singleSlots, daily, weekly } = schedule;
  if (mode === "single") return singleSlots.filter((window) => window.date === date);
  if (mode === "daily") return [{ start: daily.startTime, end: daily.endTime }];
  const weekday = weekdays[getWeekday(date)];
  const day = weekday && weekly[weekday];
  if (!day?.enabled) return [];
  const windows = day.second ? [day, day.second] : [day];
  return windows.map(({ startTime, endTime }) => ({ start: startTime, end: endTime }));
}

/** Converts windows to instants. A window during a clock change gets its real length on that day. */
export const listWindowRanges = (schedule: Schedule, date: string): Range[] =>
  listWindows(schedule, date).map(({ start, end }) => ({
    from: toInstant(date, start, schedule.timeZone, "earlier"),
    to: toInstant(date, end, schedule.timeZone, "later"),
  }));

const isDayOff = ({ daysOff }: Schedule, date: string) =>
  daysOff.some(({ from, until }) => from <= date && date <= until);

/** These limits on when somebody may book now are the same for every day. */
interface BookableLimits {
  today: string;
  firstDay: string;
  lastDay: string;
  earliestStart: number;
}

function computeBookableLimits(schedule: Schedule, now: number): BookableLimits {
  const today = toLocalDateTime(now, schedule.timeZone).date;
  return {
    today,
    firstDay: addDays(today, schedule.noticeDays),
    lastDay: addDays(today, schedule.daysAhead),
    earliestStart: now + Math.max(minLeadMinutes * minuteMs, schedule.noticeHours * hourMs),
  };
}

/** Returns why a day can't be booked at all, regardless of other bookings. */
function findClosedReason(
  schedule: Schedule,
  date: string,
  limits: BookableLimits,
): NoSlotReason | null {
  if (!schedule.acceptsBookings) return "disabled";
  if (date < limits.today) return "past date";
  if (listBookableWindows(schedule, date).length === 0) return "no window";
  const isInRange = limits.firstDay <= date && date <= limits.lastDay;
  const isClosed = isDayOff(schedule, date) || listWindows(schedule, date).length === 0;
  return isInRange && !isClosed ? null : "no availability";
}

/** A start of the day, without its clock times, which only a page needs. */
interface SlotStart {
  startsAt: number;
  isFree: boolean;
}

interface SlotStartsOfDay {
  openings: SlotStart[];
  reason: NoSlotReason | null;
}

/**
 * Finds the starts of a day, and the reason if none is free. Counting, listing and booking all use this, so a start
 * that isn't free here can't be booked.
 */
export function makeSlotStartFinder(schedule: Schedule, visit: Visit, now: number) {
  const bookableLimits = computeBookableLimits(schedule, now);
  return (date: string, takenRanges: readonly Range[]): SlotStartsOfDay => {
    const closedReason = findClosedReason(schedule, date, bookableLimits);
    if (closedReason) return { openings: [], reason: closedReason };
    const windows = listWindowRanges(schedule, date);
    const freeStarts = new Set(
      cutFreeStretches(windows, takenRanges).flatMap((stretch) =>
        listStarts(stretch, visit, schedule.slotLength),
      ),
    );
    const startMinutes = windows.flatMap((window) =>
      listStarts(toWholeStretch(window), visit, schedule.slotLength),
    );
    const slotStarts = [...new Set(startMinutes)]
      .filter((minute) => minute * minuteMs >= bookableLimits.earliestStart)
      .sort((one, other) => one - other)
      .map((minute) => ({ startsAt: minute * minuteMs, isFree: freeStarts.has(minute) }));
    if (slotStarts.some(({ isFree }) => isFree)) return { openings: slotStarts, reason: null };
    return {
      openings: slotStarts,
      reason: slotStarts.length > 0 ? "all taken" : "no availability",
    };
  };
}

/** The times of a day as the business's clock shows them. */
export function findSlots(
  schedule: Schedule,
  visit: Visit,
  { date, taken: takenRanges, now }: { date: string; taken: readonly Range[]; now: number },
): SlotsOfDay {
  const { openings: slotStarts, reason } = makeSlotStartFinder(
    schedule,
    visit,
    now,
  )(date, takenRanges);
  const slots = slotStarts.map(({ startsAt, isFree }) => {
    const endsAt = startsAt + visit.durationMinutes * minuteMs;
    return {
      startsAt,
      endsAt,
      isFree,
      start: toLocalTime(startsAt, schedule.timeZone),
      end: toLocalTime(endsAt, schedule.timeZone),
    };
  });
  return { slots, reason };
}

/**
 * The free stretches of a day, whoever asks and whenever: what a day's times and the directory's search are counted from.
 * Starts are counted in absolute time, so an hour that the clocks repeat appears twice and one that they skip doesn't
 * appear.
 */
export function listFreeStretches(
  schedule: Schedule,
  date: string,
  takenRanges: readonly Range[],
): FreeStretch[] {
  if (!schedule.acceptsBookings || isDayOff(schedule, date)) return [];
  return cutFreeStretches(listWindowRanges(schedule, date), takenRanges);
}

const cutFreeStretches = (windows: readonly Range[], takenRanges: readonly Range[]) =>
  windows.flatMap((window) => cutStretches(toMinutes(window), takenNear(window, takenRanges)));

/** Of what is taken over several weeks, only this can be in the way of a visit in the window. */
const takenNear = ({ from, to }: Range, takenRanges: readonly Range[]) =>
  takenRanges
    .filter((taken) => taken.to > from - longestBufferMs && taken.from < to + longestBufferMs)
    .map(toMinutes);

/** What is taken for a part of a minute is taken for all of it. */
const toMinutes = ({ from, to }: Range) => ({
  from: Math.floor(from / minuteMs),
  to: Math.ceil(to / minuteMs),
});

/** A window with nothing taken in it. */
const toWholeStretch = ({ from, to }: Range): FreeStretch => {
  const window = toMinutes({ from, to });
  return { windowFrom: window.from, windowTo: window.to, gapFrom: -Infinity, gapTo: Infinity };
};

export type SlotVerdict =
  | { ok: true; slot: FoundSlot }
  | { ok: false; reason: "taken" | NoSlotReason };

/**
 * Checks whether a time of the day can be booked. If the clock shows it twice, the first free one counts, unless
 * `startsAt` says which.
 */
export function chooseSlot({ slots, reason }: SlotsOfDay, choice: SlotChoice): SlotVerdict {
  const instant = choice.startsAt === undefined ? undefined : Date.parse(choice.startsAt);
  const matchingSlots = slots.filter(
    ({ start, startsAt }) =>
      start === choice.start && (instant === undefined || startsAt === instant),
  );
  const slot = matchingSlots.find(({ isFree }) => isFree);
  if (slot) return { ok: true, slot };
  if (matchingSlots.length > 0) return { ok: false, reason: "taken" };
  return { ok: false, reason: reason ?? "no availability" };
}

interface MovingBooking {
  id: string;
  businessId: string;
  startsAt: Date;
  endsAt: Date;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
}

/** A visit keeps the length and buffers it was booked with, because its service may have changed since. */
export const toVisit = (booking: Omit<MovingBooking, "id" | "businessId">): Visit => ({
  durationMinutes: (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000,
  bufferBeforeMinutes: booking.bufferBeforeMinutes,
  bufferAfterMinutes: booking.bufferAfterMinutes,
});

/**
 * Listing the times to move to and accepting one of them use the same search. The booking's own time counts as free.
 */
export const toMoveSearch = (
  booking: MovingBooking,
  settings: BookingSettings & Schedule,
  now: Date,
) => ({
  businessId: booking.businessId,
  settings,
  visit: toVisit(booking),
  now,
  except: booking.id,
});
